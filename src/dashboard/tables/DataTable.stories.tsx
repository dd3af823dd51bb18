import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SampleTable } from '@/testing/SampleTable'

const meta = { component: SampleTable } satisfies Meta<typeof SampleTable>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}

/** Cards in place of the grid. */
export const Phone: Story = {}

export const Empty: Story = {
  args: { result: { data: { rows: [], total: 0, isMore: false } } },
}

export const Loading: Story = {
  args: { result: { data: undefined, isFetching: true } },
}

export const Failed: Story = {
  args: { result: { data: undefined, isError: true } },
}

/** The previous rows stay, with a note. */
export const FailedWithRows: Story = { args: { result: { isError: true } } }
