import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { BoxIcon, CartIcon } from '@/shared/ui/icon/icons'
import { type StatTile, StatTiles } from './StatTiles'

type Stats = { items: number; spent: string }

const tiles: readonly StatTile<Stats>[] = [
  ['Products in cart', '/cart', CartIcon, ({ items }) => `${items}`],
  ['Total spent', '/', BoxIcon, ({ spent }) => spent],
]
const query = { isError: false, isFetching: false, refetch: () => {} }
const component = StatTiles<Stats>

const meta = {
  component,
  args: {
    label: 'Your summary',
    loadingText: 'Loading your summary',
    errorText: 'Your summary could not be loaded.',
    query: { ...query, data: { items: 3, spent: '৳ 1,24,500.00' } },
    tiles,
  },
} satisfies Meta<typeof component>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Row: Story = { args: { isRow: true } }

export const Loading: Story = { args: { query } }
