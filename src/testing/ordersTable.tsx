import type { Order, PaymentIssue } from '@/api'
import { OrdersTable } from '@/dashboard/features/orders/components/OrdersTable'
import { anOrder } from './builders'
import { findRow, pressIn, renderTable } from './renderTable'

const [item] = anOrder().cartItems
if (!item) throw new Error('an order has an item')

export const order = anOrder({
  _id: '01890000-0000-7000-8000-00000000000a',
  name: 'Karim Uddin',
  cartItems: [
    { ...item, price: 62_500, quantity: 2 },
    { ...item, gadgetId: anOrder()._id, price: 990, quantity: 1 },
  ],
  totalAmount: 126_090,
})

export const other = anOrder({ name: 'Nusrat Jahan' })

const issueActions = ({ _id }: PaymentIssue) => <button type="button">Decide on {_id}</button>

export const renderOrders = (
  rows: Order[] = [order],
  at = '/dashboard/all-ordered',
  getPage?: (query: URLSearchParams) => Order[],
  store?: Parameters<typeof renderTable>[1]['store'],
) =>
  renderTable(<OrdersTable issueActions={issueActions} returns={() => null} />, {
    list: 'listAllOrders',
    rows,
    getPage,
    at,
    store,
  })

export const karim = () => findRow('Karim Uddin')
export const press = (name: string | RegExp) => pressIn('Karim Uddin', name)
