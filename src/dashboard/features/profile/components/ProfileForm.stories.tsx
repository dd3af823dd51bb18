import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import * as messages from '../messages'
import { ProfileForm } from './ProfileForm'

const user = { email: 'rahima@mail.example', displayName: 'Rahima Khatun', photoURL: null }

const meta = { component: ProfileForm, args: { user } } satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutPicture: Story = {}

export const WithPicture: Story = { args: { user: { ...user, photoURL: '/images/og.jpg' } } }

/** After an attempt without a name. */
export const WithMistake: Story = {
  args: { user: { ...user, displayName: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t(messages.saveProfile) }))
    await canvas.findByText(t(shared.nameMissing))
  },
}
