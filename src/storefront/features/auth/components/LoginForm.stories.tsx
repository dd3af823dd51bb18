import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import * as auth from '@/entities/auth/messages'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { LoginForm } from './LoginForm'

const meta = { component: LoginForm, args: { isDemo: false } } satisfies Meta<typeof LoginForm>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {}

/** Filled in, with a hint. */
export const Demo: Story = { args: { isDemo: true } }

/** After an attempt with nothing in it. */
export const WithMistakes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t(messages.logIn) }))
    await canvas.findByText(t(auth.emailMissing))
  },
}
