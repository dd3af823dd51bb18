import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aUser } from '@/testing/builders'
import { tableStates } from '@/testing/tableStates'
import { UsersTable } from './UsersTable'

const { full, empty, loading, failed } = tableStates('listUsers', [
  aUser(),
  aUser({ name: 'Nusrat Jahan', email: 'nusrat@example.com', role: 'admin' }),
])

const meta = { component: UsersTable } satisfies Meta<typeof UsersTable>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = full

/** Cards in place of the grid. */
export const Phone: Story = full

export const Empty: Story = empty

export const Loading: Story = loading

export const Failed: Story = failed
