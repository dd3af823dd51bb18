import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TextField } from './TextField'

const meta = {
  component: TextField,
  args: { label: 'E-mail', type: 'email', placeholder: 'you@mail.example' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: 'rahima@mail.example' } }

/** With a hint. */
export const WithHint: Story = { args: { hint: 'We send the receipt there.' } }

/** The error is read out with the field. */
export const Wrong: Story = {
  args: { defaultValue: 'rahima@', error: 'Enter a valid e-mail address.' },
}

export const Disabled: Story = { args: { defaultValue: 'rahima@mail.example', disabled: true } }
