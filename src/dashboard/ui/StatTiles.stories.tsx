import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { BoxIcon, CartIcon } from '@/shared/ui/icon/icons'
import { StatTiles } from './StatTiles'

const tiles = [
  { label: 'Products in cart', to: '/cart', icon: <CartIcon size={22} />, value: '3' },
  { label: 'Total spent', to: '/', icon: <BoxIcon size={22} />, value: '৳ 1,24,500.00' },
]

const meta = {
  component: StatTiles,
  args: { label: 'Your summary', loadingText: 'Loading your summary', tiles },
} satisfies Meta<typeof StatTiles>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Row: Story = { args: { isRow: true } }

export const Loading: Story = {
  args: { tiles: tiles.map((tile) => ({ ...tile, value: undefined })) },
}
