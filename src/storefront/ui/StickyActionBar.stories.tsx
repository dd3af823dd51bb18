import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '@/shared/ui/Button'
import { StickyActionBar } from './StickyActionBar'

const meta = {
  component: StickyActionBar,
  args: { children: <Button variant="primary">Proceed to Checkout</Button> },
} satisfies Meta<typeof StickyActionBar>
export default meta

export const Default: StoryObj<typeof meta> = {}
