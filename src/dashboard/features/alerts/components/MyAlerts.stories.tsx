import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anAlert } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { MyAlerts } from './MyAlerts'

const meta = {
  component: MyAlerts,
  parameters: { createStore: () => createTestStore() },
} satisfies Meta<typeof MyAlerts>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  parameters: {
    doubles: [mockResponse('listMyAlerts', [anAlert(), anAlert({ kind: 'priceDrop' })])],
  },
}

export const Empty: Story = {
  parameters: { doubles: [mockResponse('listMyAlerts', [])] },
}

export const Loading: Story = {
  parameters: { doubles: [mockResponse('listMyAlerts', [], { delayed: 'infinite' })] },
}

export const Failed: Story = {
  parameters: { doubles: [mockError('listMyAlerts', { status: 503 })] },
}
