import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aPaymentIssue } from '../../../../testing/builders'
import { answering, failing } from '../../../../testing/doubles'
import { PaymentIssues } from './PaymentIssues'

const meta = { component: PaymentIssues } satisfies Meta<typeof PaymentIssues>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  parameters: {
    doubles: [
      answering('listPaymentIssues', [
        aPaymentIssue(),
        aPaymentIssue({ reason: 'duplicate' }),
        aPaymentIssue({ reason: 'wrongCurrency', currency: 'USD' }),
        aPaymentIssue({ reason: 'risky', isRefundable: false }),
      ]),
    ],
  },
}

export const Empty: Story = { parameters: { doubles: [answering('listPaymentIssues', [])] } }

export const Loading: Story = {
  parameters: { doubles: [answering('listPaymentIssues', [], { delayed: 'infinite' })] },
}

export const Failed: Story = {
  parameters: { doubles: [failing('listPaymentIssues', { status: 500 })] },
}
