import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { BoxIcon, CartIcon } from '../icon'
import { FigureTiles } from './FigureTiles'

const tiles = [
  { label: 'Products in your cart', to: '/cart', icon: <CartIcon size={22} />, figure: '3' },
  { label: 'Spent so far', to: '/', icon: <BoxIcon size={22} />, figure: '৳ 1,24,500.00' },
]

const meta = {
  component: FigureTiles,
  args: { label: 'Your figures', loadingText: 'Loading your figures', tiles },
} satisfies Meta<typeof FigureTiles>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Row: Story = { args: { isRow: true } }

export const Loading: Story = {
  args: { tiles: tiles.map((tile) => ({ ...tile, figure: undefined })) },
}
