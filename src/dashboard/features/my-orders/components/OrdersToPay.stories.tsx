import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { mockResponse } from '@/testing/doubles'
import { OrdersToPay } from './OrdersToPay'

const meta = {
  component: OrdersToPay,
  parameters: { createStore: () => createTestStore() },
} satisfies Meta<typeof OrdersToPay>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { parameters: { doubles: [mockResponse('listMyOrders', [anOrder()])] } }

export const Several: Story = {
  parameters: { doubles: [mockResponse('listMyOrders', [anOrder(), anOrder()])] },
}
