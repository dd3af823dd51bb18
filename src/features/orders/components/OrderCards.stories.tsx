import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../../../shared/ui/button/Button'
import { anOrder } from '../../../testing/builders'
import { OrderCards } from './OrderCards'

const [item] = anOrder().cartItems
if (!item) throw new Error('an order has an item')
const cartItems = [{ ...item, image: '/images/og.jpg' }]

const meta = {
  component: OrderCards,
  args: {
    orders: [anOrder({ cartItems }), anOrder({ cartItems, payment: true, status: 'Delivered' })],
    actions: ({ payment }) => !payment && <Button variant="primary">Pay Now</Button>,
  },
} satisfies Meta<typeof OrderCards>
export default meta

/** What narrow screens show instead of a table. */
export const Default: StoryObj<typeof meta> = {}
