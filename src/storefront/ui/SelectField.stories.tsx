import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SelectField } from './SelectField'

const meta = {
  component: SelectField,
  args: {
    label: 'District',
    name: 'district',
    options: ['Dhaka', 'Chittagong'],
    placeholder: 'Choose a district',
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = { args: { defaultValue: 'Dhaka' } }

/** Without a choice. */
export const Wrong: Story = { args: { error: 'Please choose a district.' } }
