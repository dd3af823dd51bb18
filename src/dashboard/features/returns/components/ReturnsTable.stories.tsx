import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aReturnRequest } from '@/testing/builders'
import { tableStates } from '@/testing/tableStates'
import { ReturnsTable } from './ReturnsTable'

const answered = { answer: 'Please send it back.', answeredAt: '2026-01-21T06:00:00.000Z' }
const closedAt = '2026-01-23T06:00:00.000Z'

const { full, empty, loading, failed } = tableStates('listReturns', [
  aReturnRequest(),
  aReturnRequest({ kind: 'warranty', reason: 'partlyFaulty', state: 'accepted', ...answered }),
  aReturnRequest({ state: 'declined', ...answered }),
  aReturnRequest({ state: 'done', ...answered, closedAt }),
  aReturnRequest({ state: 'withdrawn', closedAt }),
])

const meta = { component: ReturnsTable } satisfies Meta<typeof ReturnsTable>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = full

export const Empty: Story = empty

export const Loading: Story = loading

export const Failed: Story = failed
