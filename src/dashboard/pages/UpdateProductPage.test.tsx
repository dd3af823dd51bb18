import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { type Product, shopApi } from '@/api'
import { updatePath } from '@/common/addresses'
import { productFields } from '@/common/productFields'
import * as editor from '@/dashboard/features/product-editor/messages'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import { anAuditEntry, anId, aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
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
  const entry = anAuditEntry({ actorName: 'Rahima Khatun', after: { ...now } })
  server.use(mockResponse('listAuditLog', [entry]))
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
  within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }))

describe('the family of a product', () => {
  it('is suggested, and its other products are links', async () => {
    const family = 'Dhonira Aura'
    const other = aProduct({ productName: 'Aura Mint', family, attributes: ['colour:Mint'] })
    const elsewhere = aProduct({ productName: 'Aura Fan', family, category: 'Fan' })
    serving(product)
    server.use(
      mockResponse('listAllProducts', ({ url }) => {
        expect(new URL(url).searchParams.get('search')).toBe(family)
        return [{ ...product, family }, other, elsewhere]
      }),
    )
    open()
    await screen.findByDisplayValue(product.productName)
    await enter(field(t(productFields.family.inputLabel)), family)
    const members = await screen.findByRole('region', { name: t(editor.familyMembers) })
    expect(within(members).getAllByRole('listitem')).toHaveLength(1)
    expect(members).toHaveTextContent('Aura Mint Colour: Mint')
    expect(within(members).getByRole('link')).toHaveAttribute('href', updatePath(other))
    expect(document.querySelector('datalist option')).toHaveValue(family)
    await save()
    await waitFor(() => expect(sent[0]?.facts).toMatchObject({ family }))
  })
})

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

const inDialog = async (label: string, choice: RegExp) =>
  userEvent.click(
    within((await conflict()).getByRole('radiogroup', { name: label })).getByRole('radio', {
      name: choice,
    }),
  )
const press = async (name: string) =>
  userEvent.click((await conflict()).getByRole('button', { name }))

describe('a product that another admin has edited', () => {
  async function enterAndSave(entered: Record<string, string>, now: Product = theirs) {
    serving(product)
    await openForm()
    for (const [name, text] of Object.entries(entered)) await replace(name, text)
    servingConflict(now)
    sent = []
    await save()
  }
  const openConflict = async () => {
    await enterAndSave({ Name: 'My Aura', 'Price (৳)': '2,390' })
    return conflict()
  }

  it('is saved with the changes of both if they are of different fields', async () => {
    await enterAndSave({ Name: 'My Aura' })
    expect(
      await screen.findByText('Rahima Khatun changed this product meanwhile: Price, Stock.'),
    ).toBeInTheDocument()
    const { _id, ...facts } = theirs
    expect(sent.map(({ version }) => version)).toEqual(['"v1"', '"v2"'])
    expect(sent[1]?.facts).toEqual({ ...facts, productName: 'My Aura' })
    expect(await screen.findByText('All products')).toBeVisible()
  })

  it('shows the form with the changes of both if the server rejects them together', async () => {
    serving(product)
    await openForm()
    await replace('Discount price (৳, optional)', '2400')
    servingConflict({ ...product, price: 2300 })
    const conflicting = { status: 409, code: 'edited_meanwhile', title: 'Conflict', message: '' }
    const rejected = {
      status: 422,
      code: 'invalid',
      title: 'Invalid',
      message: 'Too high.',
      fieldErrors: { discountPrice: 'Too high.' },
    }
    server.use(
      mockResponse('updateProduct', ({ headers }) => {
        const problem = headers.get('If-Match') === '"v2"' ? rejected : conflicting
        return Response.json(problem, { status: problem.status })
      }),
    )
    await save()
    await waitFor(() =>
      expect(field('Discount price (৳, optional)')).toHaveAccessibleDescription('Too high.'),
    )
    expect(field('Discount price (৳, optional)')).toHaveValue('2400')
    expect(field('Price (৳)')).toHaveValue('2300')
  })

  it('asks about the fields that both have changed, and names the other admin', async () => {
    const dialog = await openConflict()
    expect(dialog.getByText(/^Rahima Khatun changed this product/)).toBeVisible()
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1)
    const price = within(dialog.getByRole('radiogroup', { name: 'Price' }))
    expect(price.getByRole('radio', { name: /^Keep mine ?৳2,390$/ })).not.toBeChecked()
    expect(price.getByRole('radio', { name: /^Take theirs ?৳2,590$/ })).not.toBeChecked()
    expect(dialog.getByText('Also changed, and kept: Stock.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled()
    expect(sent).toHaveLength(1)
  })

  it.each([
    [/^Keep mine/, 2390],
    [/^Take theirs/, 2590],
  ])('is saved with the chosen value: %s', async (choice, price) => {
    await openConflict()
    await inDialog('Price', choice)
    await press('Save changes')
    expect(await screen.findByText('Product updated successfully')).toBeInTheDocument()
    expect(sent[1]).toMatchObject({
      version: '"v2"',
      facts: { productName: 'My Aura', price, inStock: false },
    })
    await screen.findByText('All products')
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

  it('asks again if the same field has been changed once more', async () => {
    await openConflict()
    servingConflict({ ...theirs, price: 2690, description: 'Third.' }, '"v3"')
    await inDialog('Price', /^Keep mine/)
    await press('Save changes')
    await inDialog('Price', /^Take theirs ?৳2,690/)
    await press('Save changes')
    await screen.findByText('All products')
    expect(sent.map(({ version }) => version)).toEqual(['"v1"', '"v2"', '"v3"'])
    expect(sent[2]?.facts).toMatchObject({ price: 2690, description: 'Third.' })
  })

  it('keeps the input, with a message, if the newer version cannot be loaded', async () => {
    serving(product)
    await openForm()
    await replace('Name', 'My Aura')
    servingConflict()
    server.use(mockError('getProduct', { status: 503, message: 'The shop is busy.' }))
    await save()
    expect(await screen.findByText('The shop is busy.')).toBeInTheDocument()
    expect(field('Name')).toHaveValue('My Aura')
  })
})

describe('changes of the product while it is being edited', () => {
  async function receiveChange(store: ReturnType<typeof createStoreWithListeners>) {
    servingConflict()
    act(
      () =>
        void store.dispatch(shopApi.util.invalidateTags([{ type: 'Product', id: product._id }])),
    )
    await screen.findByText('Rahima Khatun changed this product meanwhile: Price, Stock.')
  }
  const update = () => userEvent.click(screen.getByRole('button', { name: 'Update the form' }))

  it('are shown on request if the form is unchanged', async () => {
    serving(product)
    const { store } = await openForm()
    await receiveChange(store)
    expect(field('Price (৳)')).toHaveValue('2490')
    await update()
    await waitFor(() => expect(field('Price (৳)')).toHaveValue('2590'))
    expect(screen.queryByText(/changed this product meanwhile/)).toBeNull()
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    await save()
    await screen.findByText('All products')
    expect(sent.at(-1)?.version).toBe('"v2"')
  })

  it('are added to the input on request, which has to be valid to be saved', async () => {
    serving(product)
    const { store } = await openForm()
    await replace('Name', '')
    await receiveChange(store)
    await update()
    await waitFor(() => expect(field('Price (৳)')).toHaveValue('2590'))
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    await save()
    await waitFor(() => expect(field('Name')).toHaveFocus())
    expect(field('Name')).toHaveAccessibleDescription('Please enter the name.')
    expect(sent).toEqual([])
    await replace('Name', 'My Aura')
    await save()
    await screen.findByText('All products')
    expect(sent.at(-1)).toMatchObject({
      version: '"v2"',
      facts: { productName: 'My Aura', price: 2590, inStock: false },
    })
  })

  it('are asked about without saving if both have changed the same field', async () => {
    serving(product)
    const { store } = await openForm()
    await replace('Price (৳)', '2390')
    await receiveChange(store)
    await update()
    await inDialog('Price', /^Take theirs/)
    await press('Update the form')
    await waitFor(() => expect(field('Price (৳)')).toHaveValue('2590'))
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    expect(sent).toEqual([])
  })
})
