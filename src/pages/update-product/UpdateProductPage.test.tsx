import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { type Product, shopApi } from '../../api'
import { Link } from '../../shared/ui/link/Link'
import { anId, aProduct } from '../../testing/builders'
import { createStoreWithListeners } from '../../testing/createStoreWithListeners'
import { mockError, mockResponse } from '../../testing/doubles'
import { enter } from '../../testing/enter'
import { renderWithStore } from '../../testing/renderWithStore'
import { server } from '../../testing/server'
import { UpdateProductPage } from './UpdateProductPage'

const product = aProduct({
  productName: 'Dhonira Aura',
  price: 2490,
  discountPrice: 1990,
  keyFeatures: ['ANC', '5,000 mAh'],
})
const theirs: Product = { ...product, price: 2590, inStock: false }

let sent: { version: string | null; facts: Partial<Product> }[] = []

/** A server that has the product in one version. */
function serving(now: Product, etag = '"v1"') {
  server.use(
    mockResponse('getProduct', now, { headers: { ETag: etag } }),
    mockResponse('updateProduct', now, { onRequest: (request) => void note(request) }),
  )
}

async function note(request: Request) {
  const facts = (await request.clone().json()) as Partial<Product>
  sent.push({ version: request.headers.get('If-Match'), facts })
}

/** Another admin has saved the product: the server rejects updates of an earlier version. */
function servingConflict(now: Product = theirs, etag = '"v2"') {
  serving(now, etag)
  const problem = { status: 409, code: 'edited_meanwhile', title: 'Conflict', message: 'Late.' }
  server.use(
    mockResponse(
      'updateProduct',
      (request) =>
        request.headers.get('If-Match') === etag ? now : Response.json(problem, { status: 409 }),
      { onRequest: (request) => void note(request) },
    ),
  )
}

function open({ id = product._id, store = createStoreWithListeners() } = {}) {
  sent = []
  return renderWithStore(
    <>
      <Routes>
        <Route path="/dashboard/update/:name/:id" element={<UpdateProductPage />} />
        <Route path="/dashboard/all-products" element={<p>All products</p>} />
        <Route path="/" element={<p>Home</p>} />
      </Routes>
      <Link to="/">Leave</Link>
    </>,
    { at: `/dashboard/update/dhonira_aura/${id}`, store },
  )
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

async function replace(name: string, text: string) {
  await userEvent.clear(field(name))
  if (text) await enter(field(name), text)
}

async function openForm() {
  const view = open()
  await screen.findByRole('textbox', { name: 'Name' })
  return view
}

const conflict = async () =>
  within(await screen.findByRole('dialog', { name: 'Changed by someone else' }))

describe('editing a product', () => {
  // [spec 2.20]
  it('starts with the values of the product', async () => {
    serving(product)
    open()
    expect(screen.getByRole('status')).toHaveTextContent('Loading the product…')
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Dhonira Aura')
    expect(document.title).toBe('Edit Dhonira Aura - Jontro')
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Earbuds')
    expect(field('Price (৳)')).toHaveValue('2490')
    expect(field('Discount price (৳, optional)')).toHaveValue('1990')
    expect(screen.getByRole('checkbox', { name: 'In stock' })).toBeChecked()
    expect(field('Key features')).toHaveValue('ANC, 5,000 mAh')
    expect(screen.queryByRole('textbox', { name: 'More key features' })).toBeNull()
    expect(field('Description')).toHaveValue(product.description)
    expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      `/dashboard/add-product?copy=${product._id}`,
    )
    expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(2)
  })

  it('shows the error page for an unknown product', async () => {
    server.use(mockError('getProduct', { status: 404 }))
    open({ id: anId() })
    expect(await screen.findByText(/^Whoops!/)).toBeVisible()
  })

  it('offers a retry if the product could not be loaded', async () => {
    server.use(mockError('getProduct', { status: 503 }))
    open()
    await screen.findByText('The product could not be loaded.')
    serving(product)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
  })

  it('saves the changes with the loaded version, confirms it and goes back', async () => {
    serving(product)
    await openForm()
    await replace('Name', 'Dhonira Aura 2')
    await replace('Discount price (৳, optional)', '')
    await save()
    expect(await screen.findByText('Product updated successfully')).toBeInTheDocument()
    const { _id, ...facts } = product
    expect(sent).toEqual([
      {
        version: '"v1"',
        facts: { ...facts, productName: 'Dhonira Aura 2', discountPrice: null },
      },
    ])
    expect(await screen.findByText('All products')).toBeVisible()
  })

  it('stays where the user has gone before the confirmation closed', async () => {
    serving(product)
    await openForm()
    await replace('Name', 'Dhonira Aura 2')
    await save()
    await screen.findByText('Product updated successfully')
    await userEvent.click(screen.getByText('Leave'))
    await waitForElementToBeRemoved(() => screen.queryByText('Product updated successfully'))
    expect(await screen.findByText('Home')).toBeVisible()
    expect(screen.queryByText('All products')).toBeNull()
  })

  it('sends no version if the server sent none', async () => {
    server.use(mockResponse('getProduct', product))
    open()
    await screen.findByRole('textbox', { name: 'Name' })
    server.use(
      mockResponse('updateProduct', product, { onRequest: (request) => void note(request) }),
    )
    await save()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.version).toBeNull()
    await screen.findByText('All products')
  })

  // [spec 5.6]
  it.each([
    ['3000', 'Discount Price cannot be greater than Price!'],
    ['2490', 'Discount Price cannot be the same as Price!'],
  ])('takes no discount price of %s', async (discount, message) => {
    serving(product)
    await openForm()
    await replace('Discount price (৳, optional)', discount)
    await save()
    await waitFor(() =>
      expect(field('Discount price (৳, optional)')).toHaveAccessibleDescription(message),
    )
    expect(field('Discount price (৳, optional)')).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('keeps a category that is not in the list', async () => {
    serving({ ...product, category: 'Wireless Earphone' })
    await openForm()
    const category = screen.getByRole('combobox', { name: 'Category' })
    expect(category).toHaveValue('Wireless Earphone')
    expect(within(category).getByText('Bluetooth Earphone')).toBeInTheDocument()
  })

  // [spec 8.11]
  it('shows the message of the server if it rejects the product, and keeps the input', async () => {
    serving(product)
    await openForm()
    server.use(mockError('updateProduct', { status: 404, message: 'Product not found.' }))
    await replace('Name', 'Typed')
    await save()
    expect(await screen.findByText('Product not found.')).toBeInTheDocument()
    expect(field('Name')).toHaveValue('Typed')
  })
})

describe('a product that another admin has edited', () => {
  const press = async (name: string) =>
    userEvent.click((await conflict()).getByRole('button', { name }))

  async function openConflict() {
    serving(product)
    await openForm()
    await replace('Name', 'My Aura')
    await replace('Price (৳)', '2,390')
    servingConflict()
    sent = []
    await save()
    return conflict()
  }

  it('shows the fields in which the versions differ, with both values', async () => {
    const dialog = await openConflict()
    expect(sent).toHaveLength(1)
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'FieldYoursTheirs',
      'NameMy AuraDhonira Aura',
      'Price৳2,390৳2,590',
      'StockIn stockOut of stock',
    ])
  })

  it('can be overwritten, which saves the input with the new version', async () => {
    await openConflict()
    await press('Overwrite')
    expect(await screen.findByText('Product updated successfully')).toBeInTheDocument()
    expect(sent[1]).toMatchObject({
      version: '"v2"',
      facts: { productName: 'My Aura', price: 2390, inStock: true },
    })
    await screen.findByText('All products')
  })

  it('can be reloaded, which discards the input', async () => {
    await openConflict()
    await press('Reload')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Name')).toHaveValue('Dhonira Aura')
    expect(field('Price (৳)')).toHaveValue('2590')
    expect(screen.getByRole('checkbox', { name: 'In stock' })).not.toBeChecked()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await save()
    await screen.findByText('All products')
    expect(sent[1]?.version).toBe('"v2"')
  })

  it('keeps the form unchanged for a user who cancels', async () => {
    await openConflict()
    await press('Cancel')
    expect(field('Name')).toHaveValue('My Aura')
    expect(field('Price (৳)')).toHaveValue('2,390')
    await save()
    expect(await conflict()).toBeDefined()
    expect(sent[1]?.version).toBe('"v1"')
  })

  it('asks again if the product has been changed once more', async () => {
    await openConflict()
    servingConflict({ ...theirs, description: 'Third.' }, '"v3"')
    await press('Overwrite')
    expect(await screen.findByText('Third.', { selector: 'td' })).toBeVisible()
    await press('Overwrite')
    await screen.findByText('All products')
    expect(sent.map(({ version }) => version)).toEqual(['"v1"', '"v2"', '"v3"'])
  })
})

describe('changes of the product while it is being edited', () => {
  async function receiveChange(store: ReturnType<typeof createStoreWithListeners>) {
    serving(theirs, '"v2"')
    act(
      () =>
        void store.dispatch(shopApi.util.invalidateTags([{ type: 'Product', id: product._id }])),
    )
    return screen.findByText(/^Someone else has changed this product/)
  }

  it('are shown on request if the form is unchanged', async () => {
    serving(product)
    const { store } = await openForm()
    await receiveChange(store)
    expect(field('Price (৳)')).toHaveValue('2490')
    await userEvent.click(screen.getByRole('button', { name: 'Show latest version' }))
    await waitFor(() => expect(field('Price (৳)')).toHaveValue('2590'))
    expect(screen.queryByText(/^Someone else/)).toBeNull()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await save()
    await screen.findByText('All products')
    expect(sent.at(-1)?.version).toBe('"v2"')
  })

  it('are compared with the input, which has to be valid to overwrite them', async () => {
    serving(product)
    const { store } = await openForm()
    await replace('Name', 'My Aura')
    await receiveChange(store)
    expect(field('Name')).toHaveValue('My Aura')
    const compare = () => userEvent.click(screen.getByRole('button', { name: 'Compare' }))
    const overwrite = async () =>
      userEvent.click((await conflict()).getByRole('button', { name: 'Overwrite' }))
    await replace('Name', '')
    await compare()
    await overwrite()
    await waitFor(() => expect(field('Name')).toHaveFocus())
    expect(field('Name')).toHaveAccessibleDescription('Please enter the name.')
    expect(sent).toEqual([])
    await replace('Name', 'My Aura')
    await save()
    await screen.findByText('All products')
    expect(sent.at(-1)).toMatchObject({
      version: '"v2"',
      facts: { productName: 'My Aura', price: 2490, inStock: true },
    })
  })
})
