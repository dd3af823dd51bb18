import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '@/api'
import { productFields } from '@/common/productFields'
import * as productEditor from '@/dashboard/features/product-editor/messages'
import { getField } from '@/shared/lib/getField'
import { t } from '@/shared/lib/language'
import { anAuditEntry, aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
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

describe('the prices of a product', () => {
  beforeEach(() => (bodies = []))

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

    expect(await screen.findByText(t(productEditor.priceChanged)(productName))).toBeInTheDocument()
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
        return isLate
          ? Response.json(
              { status: 409, code: 'edited_meanwhile', title: 'Conflict', message: 'Late.' },
              { status: 409 },
            )
          : now
      }),
    )
  }

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
