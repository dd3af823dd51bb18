import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TextField } from '../text-field/TextField'
import { FormSheet } from './FormSheet'

const meta = {
  component: FormSheet,
  args: {
    title: 'Confirm your password',
    submitLabel: 'Continue',
    formProps: {},
    onClose: () => {},
    children: <TextField label="Current password" />,
  },
} satisfies Meta<typeof FormSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Busy: Story = { args: { isBusy: true } }
