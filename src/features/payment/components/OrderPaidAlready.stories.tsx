import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { OrderPaidAlready } from './OrderPaidAlready'

const meta = {
  component: OrderPaidAlready,
  args: {
    orderPath: '/dashboard/order-details/rahima_khatun/01890000-0000-7000-8000-000000000001',
  },
} satisfies Meta<typeof OrderPaidAlready>
export default meta

export const Default: StoryObj<typeof meta> = {}
