import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TextField } from '../text-field/TextField'
import { FormSheet } from './FormSheet'

const meta = {
  component: FormSheet,
  args: {
    title: 'Is it you?',
    submitLabel: 'Go on',
    formProps: {},
    onClose: () => {},
    children: <TextField label="Present password" />,
  },
} satisfies Meta<typeof FormSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Busy: Story = { args: { isBusy: true } }
