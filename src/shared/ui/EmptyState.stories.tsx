import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { buttonClass } from './Button'
import { EmptyState } from './EmptyState'
import { CartIcon } from './icon/icons'

const meta = {
  component: EmptyState,
  args: { title: 'Your cart is empty.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

/** Text only. */
export const Plain: Story = {}

/** With icon and link. */
export const WithWayOn: Story = {
  args: {
    icon: CartIcon,
    children: (
      <a className={buttonClass('primary')} href="/">
        Start shopping
      </a>
    ),
  },
}
