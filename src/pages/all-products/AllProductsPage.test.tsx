import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProduct } from '../../testing/builders'
import { mockError, mockResponse } from '../../testing/doubles'
import { findRow, renderTable } from '../../testing/renderTable'
import { server } from '../../testing/server'
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
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('the prices of a product', () => {
  it('are changed in a dialog', async () => {
    const bodies: unknown[] = []
    const changed = { ...product, price: 8500, discountPrice: undefined }
    const dialog = await openPrices()
    expect(dialog.getByLabelText('Price (৳)')).toHaveFocus()
    server.use(
      mockResponse('listAllProducts', [changed]),
      mockResponse('setProductPrice', changed, {
        onRequest: (request) => void request.json().then((body) => bodies.push(body)),
      }),
    )
    await enterPrice('৮৫০০')
    await userEvent.clear(dialog.getByLabelText('Discount price (৳, optional)'))
    await save()

    expect(await screen.findByText(`Price of ${productName} changed`)).toBeInTheDocument()
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
    const field = screen.getByLabelText('Discount price (৳, optional)')
    expect(field).toHaveAccessibleDescription('Discount Price cannot be greater than Price!')
    await waitFor(() => expect(field).toHaveFocus())
  })

  it.each([
    [{ status: 409, code: 'edited_meanwhile' }, /^Someone else has changed the prices meanwhile/],
    [{ status: 503, message: 'The shop is busy.' }, 'The shop is busy.'],
    [{ status: 422, fieldErrors: { price: 'Too high' } }, 'Too high'],
  ])('stay in the dialog if saving fails (%j)', async (problem, text) => {
    await openPrices()
    server.use(mockError('setProductPrice', problem))
    await enterPrice('8500')
    await save()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('Price (৳)')).toHaveValue('8500')
  })
})
