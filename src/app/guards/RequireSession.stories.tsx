import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { shopApi } from '../../api'
import { authUserChanged } from '../../entities/auth'
import { makeStore } from '../../store'
import { aSession } from '../../testing/builders'
import { mockError, mockResponse } from '../../testing/doubles'
import { RequireSession } from './RequireSession'

const email = 'rahima@mail.example'

function storeOfSomebody() {
  const store = makeStore()
  store.dispatch(authUserChanged({ email, displayName: 'Rahima', photoURL: null }))
  void store.dispatch(shopApi.endpoints.createSession.initiate({ body: { email } }))
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

export const Open: Story = {
  parameters: {
    makeStore: storeOfSomebody,
    doubles: [mockResponse('createSession', aSession({ email, role: 'user' }))],
  },
}

/** Somebody is here, and the server could not open their session. */
export const Failed: Story = {
  parameters: {
    makeStore: storeOfSomebody,
    doubles: [mockError('createSession', { status: 503 })],
  },
}
