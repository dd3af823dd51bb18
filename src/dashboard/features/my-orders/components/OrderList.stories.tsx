import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anOrder } from '@/testing/builders'
import { OrderList } from './OrderList'

const [item] = anOrder().cartItems
if (!item) throw new Error('an order has an item')
const cartItems = [{ ...item, image: '/images/og.jpg' }]

const meta = {
  component: OrderList,
  args: {
    orders: [anOrder({ cartItems }), anOrder({ cartItems, payment: true, status: 'Delivered' })],
    actions: ({ payment }) => !payment && <Button variant="contained">Pay Now</Button>,
  },
} satisfies Meta<typeof OrderList>
export default meta

/** A table on a wide screen, cards on a narrow one. */
export const Default: StoryObj<typeof meta> = {}
