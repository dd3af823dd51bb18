import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { PasswordField } from './PasswordField'

const meta = {
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'a good password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }))
  },
}
