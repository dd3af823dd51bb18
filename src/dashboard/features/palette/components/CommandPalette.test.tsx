import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storedWords } from '@/common/storedWords'
import { t } from '@/shared/lib/language'
import { anOrder, aProduct, aSavedView, aUser } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { CommandPalette } from './CommandPalette'

const order = anOrder({
  name: 'Karim Uddin',
  mobileNumber: '+8801711000000',
  orderNumber: 'J-12345-67895',
})
const product = aProduct({ productName: 'Karim Fan' })
const closed = jest.fn()

function open() {
  renderWithStore(
    <CommandPalette
      pages={[
        { to: '/dashboard/audit', label: 'Audit log' },
        { to: '/dashboard/refunds', label: 'Refunds' },
      ]}
      onClose={closed}
    />,
    { store: createTestStore('admin@example.com') },
  )
}

const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('the palette', () => {
  beforeEach(() => closed.mockClear())

  it('finds pages by their name, without asking the server', async () => {
    open()
    expect(screen.getByRole('combobox', { name: t(messages.placeholder) })).toHaveFocus()
    expect(optionNames()).toEqual(['Audit log', 'Refunds'])
    await userEvent.keyboard('r')
    expect(optionNames()).toEqual(['Refunds'])
    await userEvent.keyboard('{Enter}')
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('finds orders, customers and products, and goes to the chosen one', async () => {
    const asked: string[] = []
    const onRequest = ({ url }: Request) => asked.push(new URL(url).pathname + new URL(url).search)
    server.use(
      mockResponse('listAllOrders', [order], { onRequest }),
      mockResponse('listUsers', [aUser({ name: 'Karim Uddin' })], { onRequest }),
      mockResponse('listAllProducts', [product], { onRequest }),
      mockResponse('listSavedViews', []),
    )
    open()
    await userEvent.keyboard('karim')
    await waitFor(() => expect(optionNames()).toHaveLength(3))
    expect(screen.getByText(messages.orders.en)).toBeVisible()
    expect(optionNames()[0]).toContain(
      `${order.orderNumber ?? ''} · ${t(storedWords.status.Pending)} · +8801711000000`,
    )
    expect(asked.toSorted()).toEqual([
      '/api/all-orders?search=karim&page=1&limit=5',
      '/api/all-products?search=karim&page=1&limit=5',
      '/api/all-users?search=karim&page=1&limit=5',
    ])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('finds saved views by their name, and goes to their table', async () => {
    server.use(
      mockResponse('listAllOrders', []),
      mockResponse('listUsers', []),
      mockResponse('listAllProducts', []),
      mockResponse('listSavedViews', [
        aSavedView({ name: 'Dhaka, due today' }),
        aSavedView({ name: 'Sylhet' }),
      ]),
    )
    open()
    await userEvent.keyboard('dhaka')
    await waitFor(() => expect(optionNames()).toEqual(['Dhaka, due todayAll Ordered']))
    await userEvent.keyboard('{Enter}')
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('offers nothing of an earlier search', async () => {
    server.use(
      mockResponse('listAllOrders', [order]),
      mockResponse('listUsers', []),
      mockResponse('listSavedViews', []),
      mockResponse('listAllProducts', []),
    )
    open()
    await userEvent.keyboard('karim')
    await waitFor(() => expect(optionNames()).toHaveLength(1))
    await userEvent.keyboard('x')
    expect(optionNames()).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(closed).not.toHaveBeenCalled()
  })

  it('says what failed, and still offers what it found', async () => {
    server.use(
      mockResponse('listAllOrders', [order]),
      mockError('listUsers', { status: 503 }),
      mockResponse('listSavedViews', []),
      mockResponse('listAllProducts', []),
    )
    open()
    await userEvent.keyboard('karim')
    expect(await screen.findByRole('alert')).toHaveTextContent(t(messages.searchFailed))
    expect(optionNames()).toHaveLength(1)
  })

  it('says if it finds nothing, and closes by Escape', async () => {
    server.use(
      mockResponse('listAllOrders', []),
      mockResponse('listUsers', []),
      mockResponse('listAllProducts', []),
      mockResponse('listSavedViews', []),
    )
    open()
    await userEvent.keyboard('nobody')
    expect(await screen.findByText(t(messages.nothingFound))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledTimes(1)
  })
})
