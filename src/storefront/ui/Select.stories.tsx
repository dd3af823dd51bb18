import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Select } from './Select'

const meta = {
  component: Select,
  args: {
    label: 'Sort by',
    defaultValue: 'Price: Low to High',
    children: ['Relevant', 'Price: Low to High'].map((label) => (
      <option key={label}>{label}</option>
    )),
  },
} satisfies Meta<typeof Select>
export default meta

/** The label is inside the field. */
export const Default: StoryObj<typeof meta> = {}
