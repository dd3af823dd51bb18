import type { Meta, StoryObj } from '@storybook/react-webpack5'
import {
  useAddCustomerNoteMutation,
  useDeleteCustomerNoteMutation,
  useListCustomerNotesQuery,
} from '@/api'
import { anId } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { Notes } from './Notes'

const calls = {
  useList: useListCustomerNotesQuery,
  useAdd: useAddCustomerNoteMutation,
  useDelete: useDeleteCustomerNoteMutation,
}
const meta = { component: Notes, args: { id: anId(), calls } } satisfies Meta<typeof Notes>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  parameters: {
    doubles: [
      mockResponse('listCustomerNotes', [
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

export const Empty: Story = { parameters: { doubles: [mockResponse('listCustomerNotes', [])] } }

export const Failed: Story = {
  parameters: { doubles: [mockError('listCustomerNotes', { status: 503 })] },
}
