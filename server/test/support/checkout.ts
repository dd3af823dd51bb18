import { deliveryTo } from '../../../shop/delivery'
import type { CartItem } from '../../src/modules/cart/item'
import type { Order } from '../../src/modules/orders/order'
import type { TestApp, TestUser } from './app'

/** The request body of a customer who orders exactly the cart. */
export async function toCheckout({ get }: Pick<TestUser, 'get'>) {
  const cartItems = (await get('/api/my-cart')).json<CartItem[]>()
  const paisa = cartItems.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    deliveryTo('Dhaka').charge * 100,
  )
  return {
    name: 'Rafia Rahman',
    email: 'typed@mail.example',
    mobileNumber: '+8801711000000',
    country: 'Bangladesh',
    district: 'Dhaka',
    address: '12 Lake Road',
    additionalInfo: 'Ring twice',
    cartItems: cartItems.map(({ gadgetId, name, price, quantity, image }) => ({
      gadgetId,
      name,
      price,
      quantity,
      image,
    })),
    status: 'Pending',
    orderPlaced: '2026-01-01T00:00:00.000Z',
    totalAmount: paisa / 100,
  }
}

/** Places an order of one product as a customer does. */
export async function placeOrder(app: TestApp, user: TestUser, price = 500): Promise<Order> {
  await user.put('/api/cart', { gadgetId: await app.addProduct({ price }) })
  const answer = await user.post('/api/place-order', await toCheckout(user))
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<Order>()
}
