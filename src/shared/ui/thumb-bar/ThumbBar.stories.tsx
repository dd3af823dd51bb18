import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../button/Button'
import { ThumbBar } from './ThumbBar'

const meta = {
  component: ThumbBar,
  args: { children: <Button look="main">Proceed to Checkout</Button> },
} satisfies Meta<typeof ThumbBar>
export default meta

export const Default: StoryObj<typeof meta> = {}
