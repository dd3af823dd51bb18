import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { screen, userEvent } from 'storybook/test'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { ReauthenticateDialog } from './ReauthenticateDialog'

const meta = {
  component: ReauthenticateDialog,
  args: { onSubmit: async () => 'Your current password is wrong.', onClose: () => {} },
} satisfies Meta<typeof ReauthenticateDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const WrongPassword: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(t(messages.currentPassword)), 'not that one')
    await userEvent.click(screen.getByRole('button', { name: t(messages.continueLabel) }))
    await screen.findByText('Your current password is wrong.')
  },
}
