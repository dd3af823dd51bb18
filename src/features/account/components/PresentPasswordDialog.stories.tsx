import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PresentPasswordDialog } from './PresentPasswordDialog'

const meta = {
  component: PresentPasswordDialog,
  args: { onSubmit: async () => {}, onClose: () => {} },
} satisfies Meta<typeof PresentPasswordDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const Wrong: Story = { args: { failure: 'This is not your present password.' } }
