import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CartIcon } from '../icon'
import { Nudge } from './Nudge'

const meta = {
  component: Nudge,
  args: { to: '/cart', icon: <CartIcon size={22} />, children: '2 orders wait for your payment.' },
} satisfies Meta<typeof Nudge>
export default meta

export const Default: StoryObj<typeof meta> = {}
