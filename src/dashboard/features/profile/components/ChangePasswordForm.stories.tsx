import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { ChangePasswordForm } from './ChangePasswordForm'

const meta = {
  component: ChangePasswordForm,
  args: { user: { email: 'rahima@mail.example', isRemembered: true } },
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** After an attempt with blanks alone. */
export const WithMistake: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(t(messages.newPassword)), '      ')
    await userEvent.click(canvas.getByRole('button', { name: t(messages.changePassword) }))
    await canvas.findByText(t(messages.emptyPassword))
  },
}
