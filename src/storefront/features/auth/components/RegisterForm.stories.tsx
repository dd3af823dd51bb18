import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { RegisterForm } from './RegisterForm'

const meta = { component: RegisterForm } satisfies Meta<typeof RegisterForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** After an attempt with a short password. */
export const WithMistakes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(t(messages.password)), 'short')
    await userEvent.click(canvas.getByRole('button', { name: t(messages.createAccount) }))
    await canvas.findByText('At least 6 characters.')
  },
}
