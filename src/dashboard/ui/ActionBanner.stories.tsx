import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CartIcon } from '@/shared/ui/icon/icons'
import { ActionBanner } from './ActionBanner'

const meta = {
  component: ActionBanner,
  args: { to: '/cart', icon: <CartIcon size={22} />, children: '2 orders awaiting payment' },
} satisfies Meta<typeof ActionBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithDetail: Story = { args: { detail: '৳7,840 to pay' } }
