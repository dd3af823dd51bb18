import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { SessionUser } from '@/api'
import { adminViewToggled } from '@/entities/auth/model/adminViewSlice'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { signIn } from '@/testing/signIn'
import { Sidebar } from './Sidebar'

const createStoreFor = (facts?: Partial<SessionUser>) => () => {
  const store = createStoreWithListeners()
  signIn(store, { displayName: 'Rahima Khatun', photoURL: null, ...facts })
  return store
}

const pending = (total: number) => [mockResponse('listPendingReviews', { result: [], total })]

const meta = {
  component: Sidebar,
  parameters: {
    layout: 'fullscreen',
    at: '/dashboard/orders',
    doubles: pending(2),
    createStore: createStoreFor(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 256, height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

/** A customer's. */
export const User: Story = {}

/** An admin's. */
export const Admin: Story = { parameters: { createStore: createStoreFor({ role: 'admin' }) } }

/** An admin who looks at it as a user does. */
export const AdminMenuHidden: Story = {
  parameters: {
    createStore: () => {
      const store = createStoreFor({ role: 'admin' })()
      store.dispatch(adminViewToggled())
      return store
    },
  },
}

/** In the drawer of a narrow screen, with a picture and nothing left to review. */
export const InDrawer: Story = {
  args: { onChoose: () => {} },
  parameters: { doubles: pending(0), createStore: createStoreFor({ photoURL: '/images/og.jpg' }) },
}
