import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { readListing } from '@/common/listing'
import { FilterSheet } from './FilterSheet'

const listing = readListing(new URLSearchParams())
const offered = [
  { name: 'inStock', values: [{ value: 'yes', count: 21 }] },
  {
    name: 'storage',
    values: [
      { value: '128', count: 9 },
      { value: '256', count: 12 },
    ],
  },
]

const meta = {
  component: FilterSheet,
  args: { listing, offered, count: 24, onChange: () => {}, onClose: () => {} },
} satisfies Meta<typeof FilterSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Any price. */
export const Unfiltered: Story = {}

/** Check-boxes hold. */
export const Chosen: Story = {
  args: { listing: { ...listing, price: { min: 5001, max: 10_000 }, filters: ['storage:256'] } },
}

/** A range of the sliders' own. */
export const Free: Story = {
  args: { listing: { ...listing, price: { min: 40_000, max: 180_000 } } },
}
