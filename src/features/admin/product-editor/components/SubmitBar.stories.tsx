import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SubmitBar } from './SubmitBar'

const meta = {
  component: SubmitBar,
  args: { label: 'Add product', isDirty: false, isUploading: false, isBusy: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SubmitBar>
export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}

export const Unsaved: Story = { args: { isDirty: true } }

/** Waits for the pictures. */
export const Uploading: Story = { args: { isDirty: true, isUploading: true } }

export const Saving: Story = { args: { isDirty: true, isBusy: true } }
