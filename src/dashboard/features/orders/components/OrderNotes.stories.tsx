import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anId } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { OrderNotes } from './OrderNotes'

const meta = { component: OrderNotes, args: { orderId: anId() } } satisfies Meta<typeof OrderNotes>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  parameters: {
    doubles: [
      mockResponse('listOrderNotes', [
        {
          _id: anId(),
          author: 'admin@example.com',
          text: 'Called twice, no answer.\nDeliver after 5 p.m.',
          writtenAt: '2026-01-16T06:00:00.000Z',
        },
      ]),
    ],
  },
}

export const Empty: Story = { parameters: { doubles: [mockResponse('listOrderNotes', [])] } }

export const Failed: Story = {
  parameters: { doubles: [mockError('listOrderNotes', { status: 503 })] },
}
