import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as audit from '@/dashboard/features/audit/components/AuditTable.stories'
import * as auditMessages from '@/dashboard/features/audit/messages'
import * as carts from '@/dashboard/features/carts/components/CartsTable.stories'
import * as cartsMessages from '@/dashboard/features/carts/messages'
import * as orders from '@/dashboard/features/orders/components/OrdersTable.stories'
import * as ordersMessages from '@/dashboard/features/orders/messages'
import * as products from '@/dashboard/features/products/components/ProductsTable.stories'
import * as productsMessages from '@/dashboard/features/products/messages'
import * as returns from '@/dashboard/features/returns/components/ReturnsTable.stories'
import * as returnsMessages from '@/dashboard/features/returns/messages'
import * as users from '@/dashboard/features/users/components/UsersTable.stories'
import * as usersMessages from '@/dashboard/features/users/messages'
import * as tablesMessages from '@/dashboard/tables/messages'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import { onPhone } from '@/testing/onPhone'
import { renderStory } from '@/testing/renderStory'
import { server } from '@/testing/server'

beforeEach(onPhone)
afterEach(() => jest.restoreAllMocks())

const tables = [
  { label: t(auditMessages.actionsLabel), stories: audit },
  { label: t(cartsMessages.cartsLabel), stories: carts },
  { label: t(ordersMessages.orders), stories: orders },
  { label: t(productsMessages.products), stories: products },
  { label: t(returnsMessages.requestsLabel), stories: returns },
  { label: t(usersMessages.usersLabel), stories: users },
]

describe.each(tables)(
  'the table of $label',
  ({ label, stories: { default: meta, ...stories } }) => {
    // [spec 2.45]
    it('shows skeletons of cards while it is loading', async () => {
      renderStory(meta, stories.Loading)

      expect(await screen.findByText(t(tablesMessages.loading)(label))).toBeInTheDocument()
      expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(4)
    })

    it('shows that it is empty', async () => {
      renderStory(meta, stories.Empty)

      expect(await screen.findByText(t(tablesMessages.noRows)(label))).toBeVisible()
    })

    it('can be loaded again after an error', async () => {
      renderStory(meta, stories.Failed)
      expect(await screen.findByText(t(tablesMessages.notLoaded)(label))).toBeVisible()

      server.use(...(stories.Full.parameters?.doubles ?? []))
      await userEvent.click(screen.getByRole('button', { name: t(ui.tryAgain) }))

      expect(await screen.findAllByRole('listitem')).not.toHaveLength(0)
    })
  },
)
