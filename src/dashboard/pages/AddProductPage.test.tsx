import type { UnknownAction } from '@reduxjs/toolkit'
import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { sessionExpired, shopApi } from '@/api'
import { emptyProduct } from '@/common/mapFields'
import {
  expiredInOtherTab,
  loggedOutInOtherTab,
  logoutRequested,
} from '@/entities/auth/model/authSlice'
import { Link } from '@/shared/ui/Link'
import { aProduct, aSession } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import { AddProductPage } from './AddProductPage'

const config = {
  mode: 'demo',
  identity: { apiKey: 'k', projectId: 'p', authDomain: 'd', emulator: true },
  uploadUrl: '/api/upload',
}
const url = '/uploads/0190-960.webp'

beforeAll(() => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'runtime-config'
  script.textContent = JSON.stringify(config)
  document.head.append(script)
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

let sent: unknown[] = []

function taking() {
  sent = []
  server.use(
    mockResponse('uploadImage', { url }),
    mockResponse('createProduct', aProduct(), {
      onRequest: (request) =>
        void request
          .clone()
          .json()
          .then((body: unknown) => sent.push(body)),
    }),
  )
}

function open(store = createTestStore('admin@example.com'), search = '') {
  taking()
  return renderWithStore(
    <>
      <Routes>
        <Route path="/dashboard/add-product" element={<AddProductPage />} />
        <Route path="/dashboard/all-products" element={<p>All products</p>} />
        <Route path="/" element={<p>Home</p>} />
      </Routes>
      <Link to="/">Leave</Link>
    </>,
    { at: `/dashboard/add-product${search}`, store },
  )
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' })
const category = () => screen.getByLabelText('Category')
const chooser = () => screen.getByLabelText('Add pictures')
const submit = () => screen.getByRole('button', { name: 'Add product' })
const aPicture = (name = 'a.png') => new File(['picture'], name, { type: 'image/png' })

async function fillIn({ price = '2490', discount = '' } = {}) {
  await enter(field('Name'), 'Dhonira Aura')
  await userEvent.selectOptions(category(), 'Earbuds')
  await enter(field('Price (৳)'), price)
  if (discount) await enter(field('Discount price (৳, optional)'), discount)
}

async function addPicture() {
  await userEvent.upload(chooser(), aPicture())
  await screen.findByText('a.png is ready.')
}

describe('a copy of a product', () => {
  const { _id, ...original } = aProduct({
    productName: 'Dhonira Aura',
    keyFeatures: ['Noise, cancelled', 'IPX5'],
    discountPrice: 1990,
    images: [url],
    productNameBn: 'ধ্বনিরা অরা',
    keyFeaturesBn: ['IPX5, পানিরোধী'],
    descriptionBn: 'কানে হালকা।',
  })
  const openCopy = () => open(undefined, `?copy=${_id}`)

  it('begins with all its values, and is a product of its own', async () => {
    server.use(mockResponse('getProduct', { _id, ...original }))
    openCopy()
    expect(await screen.findByLabelText('Name')).toHaveValue('Dhonira Aura')
    await userEvent.clear(field('Name'))
    await enter(field('Name'), 'Dhonira Aura, white')
    await userEvent.click(submit())

    expect(await screen.findByText('Gadget added successfully')).toBeInTheDocument()
    expect(sent).toEqual([{ ...original, productName: 'Dhonira Aura, white' }])
    expect(await screen.findByText('All products')).toBeVisible()
  })

  it('is added, and the user stays on the page opened meanwhile', async () => {
    server.use(mockResponse('getProduct', { _id, ...original }))
    openCopy()
    await screen.findByLabelText('Name')
    await userEvent.click(submit())
    await screen.findByText('Gadget added successfully')
    await userEvent.click(screen.getByText('Leave'))
    await waitForElementToBeRemoved(() => screen.queryByText('Gadget added successfully'))
    expect(await screen.findByText('Home')).toBeVisible()
    expect(screen.queryByText('All products')).toBeNull()
  })

  it('offers a retry if the product could not be loaded', async () => {
    server.use(mockError('getProduct', { status: 404 }))
    openCopy()
    expect(await screen.findByText('The product to copy could not be loaded.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('adding a product', () => {
  it('previews a price as soon as there is one', async () => {
    open()
    expect(screen.getByText('Product name')).toBeInTheDocument()
    expect(screen.queryByText(/^৳\d/)).not.toBeInTheDocument()
    await enter(field('Price (৳)'), '2490')

    expect(screen.getByText('৳2,490')).toBeInTheDocument()
  })

  // [spec 2.18]
  it('saves the product, confirms it and goes to the products', async () => {
    open()
    await fillIn({ discount: '1990' })
    await enter(field('Key features'), ' ANC, , IPX5')
    await enter(field('More key features'), '30 hours ,')
    await enter(field('Description'), 'Light.\nLoud.')
    await userEvent.click(screen.getByRole('checkbox', { name: 'In stock' }))
    await addPicture()
    await userEvent.click(submit())

    expect(await screen.findByText('Gadget added successfully')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Add product', hidden: true })).toBeDisabled()
    expect(sent).toEqual([
      {
        ...emptyProduct,
        productName: 'Dhonira Aura',
        category: 'Earbuds',
        price: 2490,
        discountPrice: 1990,
        inStock: false,
        keyFeatures: ['ANC', 'IPX5', '30 hours'],
        images: [url],
        description: 'Light.\nLoud.',
      },
    ])
    expect(await screen.findByText('All products')).toBeVisible()
  })

  // [spec 9.6]
  it('offers all categories', () => {
    open()
    const options = [...category().querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(options).toEqual([
      'Choose a category',
      'Earbuds',
      'Smartwatch',
      'Powerbank',
      'Fan',
      'Headphones',
      'Bluetooth Speaker',
      'Best Seller',
      'Wired Earphone',
      'Wireless Earphone',
      'Charging Accessories',
      'Converters & Hub',
      'Laptop',
      'Smart TV',
      'Lifestyle',
    ])
  })

  it('shows missing fields in a summary and at each field, and focuses the first', async () => {
    open()
    await userEvent.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fix these errors:')
    expect(field('Name')).toHaveFocus()
    expect(field('Name')).toHaveAccessibleDescription('Please enter the name.')
    expect(category()).toHaveAccessibleDescription('Please choose a category.')
    expect(field('Price (৳)')).toHaveAccessibleDescription('Please enter the price.')
    expect(chooser()).toHaveAccessibleDescription(/Please upload at least one image\./)
    await userEvent.click(screen.getByRole('button', { name: 'Please upload at least one image.' }))
    expect(chooser()).toHaveFocus()
    expect(sent).toEqual([])
  })

  // [spec 5.5]
  it('requires a picture', async () => {
    open()
    await fillIn()
    await userEvent.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please fix this error:Please upload at least one image.',
    )
    expect(chooser()).toHaveFocus()
    await addPicture()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  // [spec 5.5]
  it.each(['2490', '3000'])('rejects a discount price of %s', async (discount) => {
    open()
    await fillIn({ discount })
    await addPicture()
    await userEvent.click(submit())
    await waitFor(() =>
      expect(field('Discount price (৳, optional)')).toHaveAccessibleDescription(
        'Discount price must be lower than the original price.',
      ),
    )
    expect(field('Discount price (৳, optional)')).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('focuses the attribute that is wrong', async () => {
    open()
    await fillIn()
    await addPicture()
    await enter(field('Battery life'), 'long')
    await userEvent.click(submit())
    await waitFor(() => expect(field('Battery life')).toHaveFocus())
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button'))
    expect(field('Battery life')).toHaveFocus()
  })

  it('waits for uploads, and keeps a picture that failed to upload', async () => {
    open()
    await fillIn()
    server.use(
      mockError(
        'uploadImage',
        { status: 503, message: 'Many pictures are coming in.' },
        { delayed: 60 },
      ),
    )
    await userEvent.upload(chooser(), aPicture())
    expect(screen.getByRole('button', { name: 'Uploading…' })).toBeDisabled()
    await screen.findByText('Many pictures are coming in.')
    await userEvent.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be uploaded')
    const retry = screen.getByRole('button', { name: 'Picture 1 of 1: try again' })
    taking()
    await userEvent.click(retry)
    await screen.findByText('a.png is ready.')
    await userEvent.click(submit())
    await screen.findByText('All products')
    expect(sent).toHaveLength(1)
  })

  it('shows a preview while typing', async () => {
    const { container } = open()
    const card = () => container.querySelector('article')
    expect(card()).toHaveTextContent('Product name')
    await fillIn({ price: '2,490', discount: '1990' })
    await enter(field('Key features'), 'ANC, IPX5')
    expect(card()).toHaveTextContent(/Earbuds.*Dhonira Aura.*ANC.*IPX5.*৳1,990.*৳2,490/)
    expect(screen.getByText('20% off')).toBeVisible()
    // It only repeats what stands in the fields, and its link leads nowhere.
    expect(card()?.closest('[inert]')).toBeInTheDocument()
  })
})

describe('a product that the server rejects', () => {
  // [spec 8.11]
  it('shows the message of the server and keeps what was typed', async () => {
    open()
    await fillIn()
    await addPicture()
    server.use(mockError('createProduct', { status: 503, message: 'The shop is busy.' }))
    await userEvent.click(submit())
    expect(await screen.findByText('The shop is busy.')).toBeInTheDocument()
    expect(field('Name')).toHaveValue('Dhonira Aura')
    expect(category()).toHaveValue('Earbuds')
    await waitFor(() => expect(submit()).toBeEnabled())
    taking()
    await userEvent.click(submit())
    expect(await screen.findByText('All products')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('is added once, if only the answer was lost', async () => {
    const keys: unknown[] = []
    const onRequest = ({ headers }: Request) => void keys.push(headers.get('Idempotency-Key'))
    open()
    await fillIn()
    await addPicture()
    server.use(mockError('createProduct', { status: 503, message: 'No answer.' }, { onRequest }))
    await userEvent.click(submit())
    await screen.findByText('No answer.')
    await waitFor(() => expect(submit()).toBeEnabled())
    await userEvent.click(submit())
    await waitFor(() => expect(keys).toHaveLength(2))
    await waitFor(() => expect(submit()).toBeEnabled())
    await enter(field('Description'), 'Light.')
    await userEvent.click(submit())
    await waitFor(() => expect(keys).toHaveLength(3))
    await waitFor(() => expect(submit()).toBeEnabled())
    const [first, second, changed] = keys
    expect(first).toEqual(expect.any(String))
    expect(second).toBe(first)
    expect(changed).not.toBe(first)
  })

  it('shows the error beside its field until the field is changed', async () => {
    open()
    await fillIn()
    await addPicture()
    const fieldErrors = { category: 'The shop has no such category.', 'images.0': 'is not ours' }
    server.use(mockError('createProduct', { status: 422, message: 'No.', fieldErrors }))
    await userEvent.click(submit())
    await waitFor(() =>
      expect(category()).toHaveAccessibleDescription('The shop has no such category.'),
    )
    await waitFor(() => expect(category()).toHaveFocus())
    expect(chooser()).toHaveAccessibleDescription(/is not ours/)
    await userEvent.selectOptions(category(), 'Fan')
    expect(category()).toBeValid()
  })
})

describe('the draft of a product after the session expired', () => {
  const admin = { email: 'admin@example.com', role: 'admin' } as const

  async function typeAndLoseSession(end: UnknownAction = sessionExpired()) {
    const first = open()
    await fillIn()
    await addPicture()
    act(() => void first.store.dispatch(end))
    first.unmount()
    await first.store.dispatch(
      shopApi.endpoints.createSession.initiate({ body: { email: admin.email } }),
    )
    return first.store
  }

  beforeEach(() => {
    server.use(
      mockResponse('createSession', aSession(admin)),
      mockResponse('endSession', { success: true }),
    )
  })

  it('is restored for the same admin, and can be saved', async () => {
    open(await typeAndLoseSession())
    expect(screen.getByText(/^Your unsaved changes from before your session ended/)).toBeVisible()
    expect(field('Name')).toHaveValue('Dhonira Aura')
    expect(screen.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible()
    await userEvent.click(submit())
    await screen.findByText('All products')
    expect(sent).toEqual([expect.objectContaining({ category: 'Earbuds', images: [url] })])
  })

  it('is restored if another tab noticed the expiry', async () => {
    open(await typeAndLoseSession(expiredInOtherTab()))
    expect(field('Name')).toHaveValue('Dhonira Aura')
  })

  it.each([
    ['in this tab', logoutRequested()],
    ['in another tab', loggedOutInOtherTab()],
  ])('is deleted if the user logged out %s instead', async (_where, loggedOut) => {
    open(await typeAndLoseSession(loggedOut))
    expect(field('Name')).toHaveValue('')
  })

  it('can be discarded', async () => {
    open(await typeAndLoseSession())
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(field('Name')).toHaveValue('')
    expect(screen.queryByRole('img', { name: /^Picture/ })).toBeNull()
    await enter(field('Name'), 'Another')
    expect(screen.queryByText(/^Your unsaved changes/)).toBeNull()
  })

  it('is not shown to another user', async () => {
    const store = await typeAndLoseSession()
    signIn(store, { email: 'other@example.com' })
    open(store)
    expect(field('Name')).toHaveValue('')
  })

  it('is deleted if the page was left with an open session, or if it was saved', async () => {
    const { store, unmount } = open()
    await fillIn()
    unmount()
    const second = open(store)
    expect(field('Name')).toHaveValue('')
    await fillIn()
    await addPicture()
    await userEvent.click(submit())
    await screen.findByText('All products')
    second.unmount()
    open(store)
    expect(field('Name')).toHaveValue('')
  })
})
