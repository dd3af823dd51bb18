import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as audit from '@/dashboard/features/audit/components/AuditTable.stories'
import * as carts from '@/dashboard/features/carts/components/CartsTable.stories'
import * as orders from '@/dashboard/features/orders/components/OrdersTable.stories'
import * as products from '@/dashboard/features/products/components/ProductsTable.stories'
import * as users from '@/dashboard/features/users/components/UsersTable.stories'
import { onPhone } from '@/testing/onPhone'
import { renderStory } from '@/testing/renderStory'
import { server } from '@/testing/server'

beforeEach(onPhone)
afterEach(() => jest.restoreAllMocks())

const tables = [
  { label: 'actions', stories: audit },
  { label: 'carts', stories: carts },
  { label: 'orders', stories: orders },
  { label: 'products', stories: products },
  { label: 'users', stories: users },
]

describe.each(tables)(
  'the table of $label',
  ({ label, stories: { default: meta, ...stories } }) => {
    // [spec 2.45]
    it('shows skeletons of cards while it is loading', async () => {
      renderStory(meta, stories.Loading)

      expect(await screen.findByText(`Loading the ${label}…`)).toBeInTheDocument()
      expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(4)
    })

    it('shows that it is empty', async () => {
      renderStory(meta, stories.Empty)

      expect(await screen.findByText(`There are no ${label} yet.`)).toBeVisible()
    })

    it('can be loaded again after an error', async () => {
      renderStory(meta, stories.Failed)
      expect(await screen.findByText(`The ${label} could not be loaded.`)).toBeVisible()

      server.use(...(stories.Full.parameters?.doubles ?? []))
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

      expect(await screen.findAllByRole('listitem')).not.toHaveLength(0)
    })
  },
)
