import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anAuditEntry, anId } from '@/testing/builders'
import { tableStates } from '@/testing/tableStates'
import { AuditTable } from './AuditTable'

const { full, empty, loading, failed } = tableStates('listAuditLog', [
  anAuditEntry(),
  anAuditEntry({ action: 'deliverOrder', subject: `Order/${anId()}`, label: 'Karim Uddin' }),
])

const meta = { component: AuditTable } satisfies Meta<typeof AuditTable>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = full

/** Cards in place of the grid. */
export const Phone: Story = full

export const Empty: Story = empty

export const Loading: Story = loading

export const Failed: Story = failed
