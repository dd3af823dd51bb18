import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PaymentCancelled } from './PaymentCancelled'

const meta = { component: PaymentCancelled } satisfies Meta<typeof PaymentCancelled>
export default meta

export const Default: StoryObj<typeof meta> = {}
