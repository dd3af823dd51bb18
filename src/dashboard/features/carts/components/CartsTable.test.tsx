import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as tables from '@/dashboard/tables/messages'
import { t } from '@/shared/lib/language'
import { aCartItem } from '@/testing/builders'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { recordExports } from '@/testing/recordExports'
import { findRow, pressIn, renderTable, selectAllRows, tableLayouts } from '@/testing/renderTable'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { CartsTable } from './CartsTable'

const row = aCartItem({ name: 'Aura Pro', author: 'karim@example.com', price: 1190, quantity: 3 })
const other = aCartItem({ name: 'Clip Fan', author: 'nusrat@example.com' })

const open = () =>
  renderTable(<CartsTable />, {
    list: 'listAllCarts',
    rows: [row, other],
    at: '/dashboard/user-carts',
  })

afterEach(() => jest.restoreAllMocks())

describe.each(tableLayouts)('the carts table as $layout', ({ setLayout }) => {
  beforeEach(setLayout)

  // [spec 2.23]
  it('shows customer, product, price and total of a cart item', async () => {
    open()
    const shown = await findRow('Aura Pro')

    expect(shown.getByText('karim@example.com')).toBeVisible()
    expect(shown.getByText('৳1,190')).toBeVisible()
    expect(shown.getByText('৳3,570')).toBeVisible()
    expect(shown.getByText('15 Jan 2026')).toBeVisible()
  })

  describe('deleting a cart item', () => {
    // [spec 8.19]
    it('asks for confirmation with the specified texts', async () => {
      open()
      const deleted = jest.fn()
      server.use(
        mockResponse(
          'removeFromCart',
          { deletedCount: 1 },
          { onRequest: ({ url }) => void deleted(new URL(url).pathname) },
        ),
      )
      await pressIn('Aura Pro', /^Delete/)
      const question = await dialog(t(tables.areYouSure))
      expect(question.getByText(t(messages.deleteOne))).toBeInTheDocument()
      expect(question.getByText(`${row.name}, ${row.author}`)).toBeInTheDocument()
      await answer(t(tables.areYouSure), t(messages.confirmOne))

      expect(await screen.findByText(t(messages.deleted))).toBeInTheDocument()
      expect(deleted).toHaveBeenCalledWith(`/api/cart/${row._id}`)
    })

    // [spec 8.11]
    it('shows the message of the server if it fails', async () => {
      open()
      server.use(mockError('removeFromCart', { status: 404, message: 'This row is gone.' }))
      await pressIn('Aura Pro', /^Delete/)
      await answer(t(tables.areYouSure), t(messages.confirmOne))

      expect(await screen.findByText('This row is gone.')).toBeInTheDocument()
    })

    it('asks once for several items', async () => {
      open()
      const bar = await selectAllRows()
      server.use(mockResponse('deleteCartItems', { done: [row._id, other._id], failed: [] }))
      await userEvent.click(bar.getByRole('button', { name: t(messages.deleteRows) }))
      await answer(t(tables.areYouSure), t(messages.confirmMany))

      expect(await screen.findByText(t(messages.deletedCount)(2))).toBeInTheDocument()
    })
  })

  it('exports the selected rows', async () => {
    const exported = recordExports('carts')
    open()
    const bar = await selectAllRows()
    await userEvent.click(bar.getByRole('button', { name: t(tables.exportCsv) }))

    await waitFor(() => expect(exported).toEqual([{ ids: `${row._id},${other._id}` }]))
  })
})
