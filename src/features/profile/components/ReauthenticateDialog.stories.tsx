import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ReauthenticateDialog } from './ReauthenticateDialog'

const meta = {
  component: ReauthenticateDialog,
  args: { onSubmit: async () => {}, onClose: () => {} },
} satisfies Meta<typeof ReauthenticateDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const Wrong: Story = { args: { error: 'Your current password is wrong.' } }
