import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aPaymentIssue } from '@/testing/builders'
import { tableStates } from '@/testing/tableStates'
import { RefundsTable } from './RefundsTable'

const { full, empty, loading, failed } = tableStates('listRefunds', [
  aPaymentIssue({ refundBy: '2026-01-25' }),
  aPaymentIssue({ refundBy: '2026-01-12', isRefundOverdue: true, reason: 'duplicate' }),
  aPaymentIssue({ refundedAt: '2026-01-16T06:00:00.000Z', refundReference: 'r-1' }),
  aPaymentIssue({ kind: 'cash', acceptedAt: '2026-01-16T06:00:00.000Z' }),
])

const meta = { component: RefundsTable } satisfies Meta<typeof RefundsTable>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = full

export const Empty: Story = empty

export const Loading: Story = loading

export const Failed: Story = failed
