import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { refetchSession } from '@/entities/auth/model/authSlice'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { createTestStore } from '@/testing/createTestStore'
import { mockError } from '@/testing/doubles'
import { RequireSession } from './RequireSession'

function storeThatAsks() {
  const store = createStoreWithListeners()
  void store.dispatch(refetchSession())
  return store
}

const meta = {
  component: RequireSession,
  args: { children: <p>Only for signed-in users.</p> },
} satisfies Meta<typeof RequireSession>
export default meta
type Story = StoryObj<typeof meta>

/** It is not known yet who is here. */
export const Waiting: Story = {}

export const Open: Story = { parameters: { createStore: () => createTestStore() } }

/** The server could not say who is signed in. */
export const Failed: Story = {
  parameters: {
    createStore: storeThatAsks,
    doubles: [mockError('getSession', { status: 503 })],
  },
}
