import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '@/api'
import * as tables from '@/dashboard/tables/messages'
import type { OfferUndo } from '@/dashboard/ui/useUndoNotice'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { aProduct } from '@/testing/builders'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { recordExports } from '@/testing/recordExports'
import { findRow, pressIn, renderTable, selectAllRows, tableLayouts } from '@/testing/renderTable'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { ProductsTable } from './ProductsTable'

const product = aProduct({
  _id: '01890000-0000-7000-8000-0000000000b1',
  productName: 'Dhonira Aura Pro ANC Earbuds Midnight',
  price: 7990,
  discountPrice: 7450,
})
const name = 'Dhonira Aura Pro ANC'

const offerUndo = jest.fn<ReturnType<OfferUndo>, Parameters<OfferUndo>>()
beforeEach(() => offerUndo.mockClear())

const open = (rows: Product[] = [product], at = '/dashboard/all-products') =>
  renderTable(
    <ProductsTable
      onPriceEdit={() => {}}
      enterPrice={(entered) => entered}
      onRowEdit={async (edited) => edited}
      offerUndo={offerUndo}
      title="All products"
    />,
    { list: 'listAllProducts', rows, at },
  )

afterEach(() => jest.restoreAllMocks())

describe.each(tableLayouts)('the products table as $layout', ({ setLayout }) => {
  beforeEach(setLayout)

  describe('a product in the table', () => {
    // [spec 2.19, 9.7]
    it('shows its name truncated to 20 characters, prices and stock, and links to its editor', async () => {
      open()
      const shown = await findRow(name)

      expect(shown.getByText(name)).toHaveAttribute('title', product.productName)
      // Variants differ in what was cut.
      expect(shown.getByText(product.productName.slice(20).trim())).toBeVisible()
      expect(shown.getByText('Earbuds')).toBeVisible()
      expect(shown.getByText('৳7,990')).toBeVisible()
      expect(shown.getByText('৳7,450')).toBeVisible()
      expect(shown.getByRole('switch')).toBeChecked()
      expect(
        shown.getByRole('link', { name: t(messages.editProduct)(product.productName) }),
      ).toHaveAttribute(
        'href',
        `/dashboard/update/dhonira_aura_pro_anc_earbuds_midnight/${product._id}`,
      )
    })

    it('goes out of stock immediately by its switch, which can be undone', async () => {
      open()
      await findRow(name)
      const bodies: unknown[] = []
      server.use(
        mockResponse('listAllProducts', [{ ...product, inStock: false }]),
        mockResponse(
          'setProductsStock',
          { done: [product._id], failed: [] },
          {
            delayed: 30,
            onRequest: (request) => void request.json().then((body) => bodies.push(body)),
          },
        ),
      )
      await userEvent.click((await findRow(name)).getByRole('switch'))

      expect((await findRow(name)).getByRole('switch')).not.toBeChecked()
      await waitFor(() => expect(offerUndo).toHaveBeenCalledTimes(1))
      const [[message, undo] = []] = offerUndo.mock.calls
      expect(message).toBe(t(messages.productsSet)(1, t(messages.outOfStock)))
      await act(async () => undo?.())
      expect(bodies).toEqual([
        { ids: [product._id], inStock: false },
        { ids: [product._id], inStock: true },
      ])
    })
  })

  it('says why a change of stock could not be undone', async () => {
    open()
    await findRow(name)
    server.use(
      mockResponse('listAllProducts', [{ ...product, inStock: false }]),
      mockResponse('setProductsStock', { done: [product._id], failed: [] }),
    )
    await userEvent.click((await findRow(name)).getByRole('switch'))
    await waitFor(() => expect(offerUndo).toHaveBeenCalledTimes(1))
    const failure = { _id: product._id, code: 'not_found', message: 'This product is gone.' }
    server.use(mockResponse('setProductsStock', { done: [], failed: [failure] }))
    await act(async () => offerUndo.mock.calls[0]?.[1]())
    expect(await screen.findByText('This product is gone.')).toBeVisible()
  })

  describe('deleting a product', () => {
    // [spec 8.19]
    it('asks for confirmation and confirms it with the specified texts', async () => {
      open()
      const deleted = jest.fn()
      server.use(mockResponse('deleteProduct', { deletedCount: 1 }, { onRequest: deleted }))
      await pressIn(name, /^Delete/)
      const question = await dialog(t(tables.areYouSure))
      expect(question.getByText(t(messages.deletionIsFinal)(1))).toBeInTheDocument()
      expect(question.getByText(product.productName)).toBeInTheDocument()
      await answer(t(tables.areYouSure), t(shared.cancel))
      expect(deleted).not.toHaveBeenCalled()

      await pressIn(name, /^Delete/)
      await answer(t(tables.areYouSure), t(messages.confirmDeletion))

      expect(await screen.findByText(t(messages.productDeleted))).toBeInTheDocument()
    })

    // [spec 8.11]
    it('is rolled back with the message of the server if it fails', async () => {
      open()
      server.use(mockError('deleteProduct', { status: 404, message: 'This product is gone.' }))
      await pressIn(name, /^Delete/)
      await answer(t(tables.areYouSure), t(messages.confirmDeletion))

      expect(await screen.findByText('This product is gone.')).toBeInTheDocument()
      expect((await findRow(name)).getByRole('switch')).toBeVisible()
    })
  })

  describe('several selected products', () => {
    const other = aProduct({ productName: 'Other' })

    async function choose() {
      open([product, other])
      return selectAllRows()
    }

    it('are set out of stock after one confirmation', async () => {
      const bar = await choose()
      server.use(mockResponse('setProductsStock', { done: [product._id, other._id], failed: [] }))
      await userEvent.click(bar.getByRole('button', { name: t(messages.outOfStock) }))
      await answer(
        t(messages.setQuestion)(2, t(messages.outOfStock)),
        t(messages.confirmSetting)(t(messages.outOfStock)),
      )

      expect(
        await screen.findByText(t(messages.productsSet)(2, t(messages.outOfStock))),
      ).toBeInTheDocument()
    })

    it('are counted without those that are out of stock already', async () => {
      const bodies: unknown[] = []
      open([product, { ...other, inStock: false }])
      const bar = await selectAllRows()
      server.use(
        mockResponse(
          'setProductsStock',
          { done: [product._id], failed: [] },
          { onRequest: (request) => void request.json().then((body) => bodies.push(body)) },
        ),
      )
      await userEvent.click(bar.getByRole('button', { name: t(messages.outOfStock) }))
      const title = t(messages.setQuestion)(1, t(messages.outOfStock))
      expect(
        (await dialog(title)).getByText('1 of the selected is left out: Out of Stock already.'),
      ).toBeInTheDocument()
      await answer(title, t(messages.confirmSetting)(t(messages.outOfStock)))
      await waitFor(() => expect(bodies).toEqual([{ ids: [product._id], inStock: false }]))
    })

    it('have their prices changed', async () => {
      const bodies: unknown[] = []
      server.use(
        mockResponse(
          'previewBulkEdit',
          { changed: 0, unchanged: 2, refused: 0, changes: [], problems: [] },
          { onRequest: (request) => void request.json().then((body) => bodies.push(body)) },
        ),
      )
      const bar = await choose()
      await userEvent.click(bar.getByRole('button', { name: t(messages.changePrices) }))
      const form = await dialog(t(messages.changePricesAndStock))
      await userEvent.type(form.getByLabelText(t(messages.percent)), '5{Enter}')
      expect(await form.findByText(t(messages.previewCounts)(0, 2, 0))).toBeVisible()
      expect(bodies).toEqual([
        {
          ids: [product._id, other._id],
          prices: { fields: 'price', how: 'percent', value: 5, rounding: 'to1' },
        },
      ])
    })

    it('are exported', async () => {
      const exported = recordExports('products')
      const bar = await choose()
      await userEvent.click(bar.getByRole('button', { name: t(tables.exportCsv) }))

      await waitFor(() => expect(exported).toEqual([{ ids: `${product._id},${other._id}` }]))
    })

    it('are deleted after one confirmation, and the failed ones are listed', async () => {
      const bar = await choose()
      const failure = { _id: other._id, code: 'not_found', message: 'This product is gone.' }
      server.use(mockResponse('deleteProducts', { done: [product._id], failed: [failure] }))
      await userEvent.click(bar.getByRole('button', { name: t(messages.deleteSelected) }))
      await answer(t(tables.areYouSure), t(messages.confirmDeletions)(2))

      const report = within(
        await screen.findByRole('dialog', {
          name: t(tables.bulkResult)(1, 2, t(messages.deletedAction)),
        }),
      )
      expect(report.getByText('Other')).toBeVisible()
      expect(report.getByText('This product is gone.')).toBeVisible()
    })
  })
})

it('requests the products that the URL describes', async () => {
  const { asked } = open(
    [],
    '/dashboard/all-products?category=Fan&inStock=false&discounted=true&minPrice=500&maxPrice=900.5&sort=price&order=asc',
  )
  await waitFor(() => expect(asked).not.toHaveLength(0))

  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    category: 'Fan',
    inStock: 'false',
    discounted: 'true',
    minPrice: '500',
    maxPrice: '900.5',
    sort: 'price',
    order: 'asc',
    page: '1',
    limit: '25',
  })
})
