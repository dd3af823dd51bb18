import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { signIn } from '@/testing/signIn'
import { Header } from './Header'

const signedInAs = (displayName: string | null) => ({
  doubles: [mockResponse('listMyCart'), mockResponse('getMyDashboard')],
  createStore() {
    const store = createStoreWithListeners()
    signIn(store, { displayName })
    return store
  },
})

const meta = {
  component: Header,
  args: { tone: 'dark' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

/** On the home page, at login and at registration. */
export const Dark: Story = {}

/** On all other pages. */
export const Light: Story = { args: { tone: 'light' } }

/** Greets a customer. */
export const SignedIn: Story = { parameters: signedInAs('Rahima Khatun') }

/** Greets a customer without a name. */
export const Anonymous: Story = { parameters: signedInAs(null) }

/** The greeting's menu, by keyboard. */
export const MenuOpen: Story = {
  ...SignedIn,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Hi,/ }).focus()
    await userEvent.keyboard('{Enter}')
  },
}
