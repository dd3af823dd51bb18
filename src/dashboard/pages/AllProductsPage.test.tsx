import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '@/api'
import { productFields } from '@/common/productFields'
import * as productEditor from '@/dashboard/features/product-editor/messages'
import * as products from '@/dashboard/features/products/messages'
import * as ui from '@/dashboard/ui/messages'
import { getField } from '@/shared/lib/getField'
import { t } from '@/shared/lib/language'
import { anAuditEntry, aProduct } from '@/testing/builders'
import { defer } from '@/testing/defer'
import { mockError, mockResponse } from '@/testing/doubles'
import { onPhone, onWideScreen } from '@/testing/onPhone'
import { findRow, renderTable } from '@/testing/renderTable'
import { server } from '@/testing/server'
import { AllProductsPage } from './AllProductsPage'

const product = aProduct({ productName: 'Aura Earbuds', price: 7990, discountPrice: 7450 })
const { productName } = product

async function openPrices() {
  renderTable(<AllProductsPage />, {
    list: 'listAllProducts',
    rows: [product],
    at: '/dashboard/all-products',
  })
  const row = await findRow(productName)
  await userEvent.click(row.getByRole('button', { name: `Change price of ${productName}, ৳7,990` }))
  return within(await screen.findByRole('dialog', { name: productName }))
}

/** The dialog selects the price when it opens. */
const enterPrice = (text: string) => userEvent.paste(text)
const save = () => userEvent.click(screen.getByRole('button', { name: t(productEditor.save) }))

let bodies: unknown[] = []

afterEach(() => jest.restoreAllMocks())

const late = { status: 409, code: 'edited_meanwhile', title: 'Conflict', message: 'Late.' }

function savingOver(now: Product) {
  server.use(
    mockResponse('getProduct', now, { headers: { ETag: '"v2"' } }),
    mockResponse('listAuditLog', [
      anAuditEntry({
        actor: 'rahima@example.com',
        actorName: 'Rahima Khatun',
        after: { price: 8200, discountPrice: 7800 },
      }),
    ]),
    mockResponse('setProductPrice', async (request) => {
      const body: unknown = await request.json()
      bodies.push(body)
      const isLate = getField(getField(body, 'previous'), 'discountPrice') !== now.discountPrice
      return isLate ? Response.json(late, { status: 409 }) : now
    }),
  )
}

describe('the prices of a product, on a phone', () => {
  beforeEach(() => {
    bodies = []
    onPhone()
  })

  it('are changed in a dialog', async () => {
    const changed = { ...product, price: 8500, discountPrice: undefined }
    const dialog = await openPrices()
    expect(dialog.getByLabelText(t(productFields.price.inputLabel))).toHaveFocus()
    server.use(
      mockResponse('listAllProducts', [changed]),
      mockResponse('setProductPrice', changed, {
        onRequest: (request) => void request.json().then((body) => bodies.push(body)),
      }),
    )
    await enterPrice('৮৫০০')
    await userEvent.clear(dialog.getByLabelText(t(productFields.discountPrice.inputLabel)))
    await save()

    expect(await screen.findByText(t(productEditor.pricesChanged)(productName))).toBeInTheDocument()
    expect(bodies).toEqual([
      { price: 8500, discountPrice: null, previous: { price: 7990, discountPrice: 7450 } },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect((await findRow(productName)).getByText('৳8,500')).toBeVisible()
  })

  it('are not sent if they are the same', async () => {
    const onRequest = jest.fn()
    server.use(mockResponse('setProductPrice', product, { onRequest }))
    await openPrices()
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(onRequest).not.toHaveBeenCalled()
  })

  it('are kept if they are invalid, with the reason at the field', async () => {
    await openPrices()
    await enterPrice('7000')
    await save()
    const field = screen.getByLabelText(t(productFields.discountPrice.inputLabel))
    expect(field).toHaveAccessibleDescription('Discount Price cannot be greater than Price!')
    await waitFor(() => expect(field).toHaveFocus())
  })

  it.each([
    [{ status: 503, message: 'The shop is busy.' }, 'The shop is busy.'],
    [{ status: 422, fieldErrors: { price: 'Too high' } }, 'Too high'],
  ])('stay in the dialog if saving fails (%j)', async (problem, text) => {
    await openPrices()
    server.use(mockError('setProductPrice', problem))
    await enterPrice('8500')
    await save()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText(t(productFields.price.inputLabel))).toHaveValue('8500')
  })

  it('are saved on top of another price that another admin has changed', async () => {
    await openPrices()
    savingOver({ ...product, discountPrice: 7800 })
    await enterPrice('8500')
    await save()
    expect(
      await screen.findByText(
        t(productEditor.changedByOthers)('Rahima Khatun', t(productFields.discountPrice.label)),
      ),
    ).toBeInTheDocument()
    expect(bodies.at(-1)).toEqual({
      price: 8500,
      discountPrice: 7800,
      previous: { price: 7990, discountPrice: 7800 },
    })
  })

  it('are asked about if another admin has changed the same one', async () => {
    await openPrices()
    savingOver({ ...product, price: 8200, discountPrice: 7800 })
    await enterPrice('8500')
    await save()
    const conflict = within(
      await screen.findByRole('dialog', { name: t(productEditor.changedMeanwhile) }),
    )
    await userEvent.click(conflict.getByRole('radio', { name: /^Keep mine ?৳8,500$/ }))
    await userEvent.click(conflict.getByRole('button', { name: t(productEditor.save) }))
    expect(await screen.findByText(t(productEditor.priceChanged)(productName))).toBeInTheDocument()
    expect(bodies.at(-1)).toEqual({
      price: 8500,
      discountPrice: 7800,
      previous: { price: 8200, discountPrice: 7800 },
    })
  })
})

describe('the prices of products, in the cells of the table', () => {
  const other = aProduct({ productName: 'Stand Fan', price: 3500 })

  beforeEach(() => {
    bodies = []
    onWideScreen()
  })

  const labelOf = (field: 'price' | 'discountPrice', name = productName) =>
    t(products.priceOf)(t(productFields[field].label), name)
  const cell = (name: string) => screen.getByRole('textbox', { name })

  async function openTable() {
    renderTable(<AllProductsPage />, {
      list: 'listAllProducts',
      rows: [product, other],
      at: '/dashboard/all-products',
    })
    await findRow(productName)
  }

  /** Saves whatever is sent. */
  function saving() {
    server.use(
      mockResponse('setProductPrice', async (request) => {
        const body: unknown = await request.json()
        bodies.push(body)
        const id = request.url.includes(other._id) ? other : product
        return {
          ...id,
          price: Number(getField(body, 'price')),
          discountPrice: Number(getField(body, 'discountPrice')) || undefined,
        }
      }),
    )
  }

  it('are entered one after another by Tab and Enter', async () => {
    await openTable()
    saving()
    await userEvent.click(screen.getByText('৳7,990'))
    expect(cell(labelOf('price'))).toHaveFocus()
    await userEvent.keyboard('৮৫০০{Tab}')
    expect(cell(labelOf('discountPrice'))).toHaveFocus()
    await userEvent.keyboard('8000{Tab}')
    expect(cell(labelOf('price', 'Stand Fan'))).toHaveFocus()
    await userEvent.keyboard('3600{Enter}')

    await waitFor(() => expect(bodies).toHaveLength(3))
    // Products do not wait for each other, but the prices of one do.
    expect(bodies).toEqual(
      expect.arrayContaining([
        { price: 8500, discountPrice: 7450, previous: { price: 7990, discountPrice: 7450 } },
        { price: 8500, discountPrice: 8000, previous: { price: 8500, discountPrice: 7450 } },
        { price: 3600, discountPrice: null, previous: { price: 3500, discountPrice: null } },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Price/ })).toBeNull())
  })

  it('can be undone', async () => {
    await openTable()
    saving()
    await userEvent.click(screen.getByText('৳7,990'))
    await userEvent.keyboard('8500{Enter}')
    expect(await screen.findByText(t(productEditor.priceChanged)(productName))).toBeVisible()
    await userEvent.keyboard('{F2}{Escape}{Escape}')
    await userEvent.click(screen.getByRole('button', { name: t(ui.undo) }))
    await waitFor(() =>
      expect(bodies.at(-1)).toEqual({
        price: 7990,
        discountPrice: 7450,
        previous: { price: 8500, discountPrice: 7450 },
      }),
    )
  })

  it('are named in the message', async () => {
    await openTable()
    saving()
    await userEvent.click(screen.getByText('৳7,450'))
    await userEvent.keyboard('7000{Enter}')
    expect(
      await screen.findByText(t(productEditor.discountPriceChanged)(productName)),
    ).toBeVisible()
  })

  it('stay as they were after Escape, and without a change', async () => {
    await openTable()
    saving()
    await userEvent.click(screen.getByText('৳7,990'))
    await userEvent.keyboard('8500{Escape}')
    expect(await screen.findByText('৳7,990')).toBeVisible()
    await userEvent.keyboard('{F2}{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Price/ })).toBeNull())
    expect(bodies).toEqual([])
  })

  it('are kept in the cell if they are invalid, with the reason', async () => {
    await openTable()
    saving()
    await userEvent.click(screen.getByText('৳7,990'))
    await userEvent.keyboard('7000')
    expect(cell(labelOf('price'))).toBeValid()
    await userEvent.keyboard('{Enter}')
    expect(cell(labelOf('price'))).toHaveFocus()
    expect(cell(labelOf('price'))).toBeInvalid()
    expect(cell(labelOf('price'))).toHaveAccessibleDescription(
      'Discount Price cannot be greater than Price!',
    )
    expect(bodies).toEqual([])
  })

  it('are kept in the cell if saving fails, with the message of the server', async () => {
    await openTable()
    server.use(mockError('setProductPrice', { status: 503, message: 'The shop is busy.' }))
    await userEvent.click(screen.getByText('৳7,990'))
    await userEvent.keyboard('8500{Enter}')
    expect(await screen.findByText('The shop is busy.')).toBeVisible()
    expect(cell(labelOf('price'))).toHaveValue('8500')
  })

  it('are merged with what another admin has changed, as in the editor', async () => {
    await openTable()
    savingOver({ ...product, discountPrice: 7800 })
    await userEvent.click(screen.getByText('৳7,990'))
    await userEvent.keyboard('8500{Enter}')
    expect(
      await screen.findByText(
        t(productEditor.changedByOthers)('Rahima Khatun', t(productFields.discountPrice.label)),
      ),
    ).toBeInTheDocument()
    expect(bodies.at(-1)).toEqual({
      price: 8500,
      discountPrice: 7800,
      previous: { price: 7990, discountPrice: 7800 },
    })
  })

  it('are kept in each cell with the reason, if they conflict while another one is asked about', async () => {
    await openTable()
    const entered = defer()
    server.use(
      mockResponse('getProduct', { ...product, price: 8200 }, { headers: { ETag: '"v2"' } }),
      mockResponse('listAuditLog', [anAuditEntry({ after: { price: 8200 } })]),
      mockResponse('setProductPrice', async () => {
        await entered.promise
        return Response.json(late, { status: 409 })
      }),
    )
    await userEvent.click(screen.getByText('৳7,990'))
    await userEvent.keyboard('8500{Tab}7600{Tab}3600{Enter}')
    entered.resolve()
    expect(
      await screen.findByRole('dialog', { name: t(productEditor.changedMeanwhile) }),
    ).toBeVisible()
    for (const [label, text] of [
      [labelOf('discountPrice'), '7600'],
      [labelOf('price', 'Stand Fan'), '3600'],
    ] as const) {
      const input = await screen.findByRole('textbox', { name: label, hidden: true })
      await waitFor(() => expect(input).toHaveAccessibleDescription('Late.'))
      expect(input).toHaveValue(text)
    }
  })

  it('are asked about if another admin has changed the same one', async () => {
    await openTable()
    savingOver({ ...product, price: 8200, discountPrice: 7800 })
    await userEvent.click(screen.getByText('৳7,990'))
    await userEvent.keyboard('8500{Enter}')
    expect(
      await screen.findByRole('dialog', { name: t(productEditor.changedMeanwhile) }),
    ).toBeVisible()
  })
})

it('the prices of all products that the table lists are changed at once', async () => {
  bodies = []
  onPhone()
  server.use(
    mockResponse(
      'previewBulkEdit',
      { changed: 0, unchanged: 1, refused: 0, changes: [], problems: [] },
      { onRequest: (request) => void request.json().then((body) => bodies.push(body)) },
    ),
  )
  renderTable(<AllProductsPage />, {
    list: 'listAllProducts',
    rows: [product],
    at: '/dashboard/all-products?category=Earbuds&search=aura&sort=price',
  })
  await findRow(productName)
  await userEvent.click(screen.getByRole('button', { name: t(products.changePrices) }))
  const dialog = within(
    await screen.findByRole('dialog', { name: t(products.changePricesAndStock) }),
  )
  expect(dialog.getByText(t(products.matchingProducts)('1', false))).toBeVisible()
  await userEvent.type(dialog.getByLabelText(t(products.percent)), '5{Enter}')
  expect(await dialog.findByText(t(products.previewCounts)(0, 1, 0))).toBeVisible()
  expect(bodies).toEqual([
    {
      filter: { category: 'Earbuds', search: 'aura' },
      prices: { fields: 'price', how: 'percent', value: 5, rounding: 'to1' },
    },
  ])
  await userEvent.click(dialog.getByRole('button', { name: t(ui.close) }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
