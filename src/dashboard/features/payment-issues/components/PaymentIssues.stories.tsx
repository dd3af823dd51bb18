import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aPaymentIssue } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { PaymentIssues } from './PaymentIssues'

const meta = { component: PaymentIssues } satisfies Meta<typeof PaymentIssues>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  parameters: {
    doubles: [
      mockResponse('listPaymentIssues', [
        aPaymentIssue(),
        aPaymentIssue({ reason: 'duplicate' }),
        aPaymentIssue({ reason: 'wrongCurrency', currency: 'USD' }),
        aPaymentIssue({ reason: 'risky', isRefundable: false }),
      ]),
    ],
  },
}

export const Empty: Story = { parameters: { doubles: [mockResponse('listPaymentIssues', [])] } }

export const Loading: Story = {
  parameters: { doubles: [mockResponse('listPaymentIssues', [], { delayed: 'infinite' })] },
}

export const Failed: Story = {
  parameters: { doubles: [mockError('listPaymentIssues', { status: 500 })] },
}
