import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { EmptyState } from './EmptyState'
import { QueryState } from './QueryState'
import { Skeleton } from './Skeleton'

const query = { isError: false, isFetching: false, refetch: () => {} }

const meta = {
  component: QueryState<readonly string[]>,
  args: {
    query,
    loading: <Skeleton height="4rem" />,
    errorText: 'Your orders could not be loaded.',
    empty: <EmptyState title="You have no orders yet." />,
    children: (orders) => orders.join(', '),
  },
} satisfies Meta<typeof QueryState<readonly string[]>>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { query: { ...query, isFetching: true } } }
export const Failed: Story = { args: { query: { ...query, isError: true } } }
export const Empty: Story = { args: { query: { ...query, data: [] } } }
export const Full: Story = { args: { query: { ...query, data: ['Phone', 'Watch'] } } }
