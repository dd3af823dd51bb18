import { screen } from '@testing-library/react'
import { createTestStore } from '../../testing/createTestStore'
import { mockResponse } from '../../testing/doubles'
import { onPhone } from '../../testing/onPhone'
import { renderWithStore } from '../../testing/renderWithStore'
import { server } from '../../testing/server'
import { CartsTable } from './carts/components/CartsTable'
import { OrdersTable } from './orders/components/OrdersTable'
import { ProductsTable } from './products/components/ProductsTable'
import { UsersTable } from './users/components/UsersTable'

beforeEach(onPhone)
afterEach(() => jest.restoreAllMocks())

// [spec 2.45]
it.each([
  {
    label: 'orders',
    list: 'listAllOrders',
    Table: () => <OrdersTable issueActions={() => null} />,
  },
  { label: 'products', list: 'listAllProducts', Table: ProductsTable },
  { label: 'carts', list: 'listAllCarts', Table: CartsTable },
  { label: 'users', list: 'listUsers', Table: UsersTable },
] as const)(
  'rows of $label have a skeleton while they are loading',
  async ({ label, list, Table }) => {
    server.use(mockResponse(list, [], { delayed: 'infinite' }))
    renderWithStore(<Table />, { store: createTestStore('admin@example.com') })

    expect(await screen.findByText(new RegExp(`^Loading the .*${label}…$`))).toBeInTheDocument()
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(4)
  },
)
