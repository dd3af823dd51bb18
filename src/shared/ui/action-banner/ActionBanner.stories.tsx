import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CartIcon } from '../icon'
import { ActionBanner } from './ActionBanner'

const meta = {
  component: ActionBanner,
  args: { to: '/cart', icon: <CartIcon size={22} />, children: '2 orders awaiting payment' },
} satisfies Meta<typeof ActionBanner>
export default meta

export const Default: StoryObj<typeof meta> = {}
