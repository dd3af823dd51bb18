import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { logoutRequested } from '@/entities/auth/model/authSlice'
import { Sidebar } from './Sidebar'

const meta = {
  component: Sidebar,
  args: {
    name: 'Rahima Khatun',
    photo: null,
    role: 'user',
    isAdminViewShown: true,
    isAdminPage: false,
    pendingReviews: 2,
    onAdminViewToggle: () => {},
    onLogout: logoutRequested,
  },
  parameters: { layout: 'fullscreen', at: '/dashboard/orders' },
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
export const Admin: Story = { args: { role: 'admin' } }

/** An admin who looks at it as a user does. */
export const AdminMenuHidden: Story = { args: { role: 'admin', isAdminViewShown: false } }

/** In the drawer of a narrow screen, with a picture and nothing left to review. */
export const InDrawer: Story = {
  args: { photo: '/images/og.jpg', pendingReviews: 0, onChoose: () => {} },
}
