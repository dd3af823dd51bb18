import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { FilterSheet } from './FilterSheet'

const meta = {
  component: FilterSheet,
  args: { price: { min: 0 }, count: 24, onChange: () => {}, onClose: () => {} },
} satisfies Meta<typeof FilterSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Any price. */
export const Unfiltered: Story = {}

/** One of the check-boxes holds. */
export const Chosen: Story = { args: { price: { min: 5001, max: 10_000 } } }

/** A range of the sliders' own. */
export const Free: Story = { args: { price: { min: 40_000, max: 180_000 } } }
