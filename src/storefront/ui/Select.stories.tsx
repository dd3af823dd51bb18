import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Select } from './Select'

const meta = {
  component: Select<string>,
  args: {
    label: 'Sort by',
    value: 'lowToHigh',
    options: [
      { value: 'relevant', label: 'Relevant' },
      { value: 'lowToHigh', label: 'Price: Low to High' },
    ],
    onChange: () => {},
  },
} satisfies Meta<typeof Select<string>>
export default meta

/** The label is inside the field. */
export const Default: StoryObj<typeof meta> = {}
