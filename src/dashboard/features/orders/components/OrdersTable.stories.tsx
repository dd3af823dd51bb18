import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { tableStates } from '@/testing/tableStates'
import { OrdersTable } from './OrdersTable'

const { full, empty, loading, failed } = tableStates('listAllOrders', [
  anOrder(),
  anOrder({ name: 'Karim Uddin', payment: true, status: 'Delivered' }),
  anOrder({ name: 'Nusrat Jahan', riskFlag: true, refundDue: true, needsAttention: true }),
  anOrder({ name: 'Arif Hasan', deletedAt: '2026-01-16T06:00:00.000Z' }),
])

const meta = {
  component: OrdersTable,
  args: { issueActions: () => null, returns: () => null },
} satisfies Meta<typeof OrdersTable>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = full

/** Cards in place of the grid. */
export const Phone: Story = full

export const Empty: Story = empty

export const Loading: Story = loading

export const Failed: Story = failed
