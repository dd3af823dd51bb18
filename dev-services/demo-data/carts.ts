import { demoProducts } from './catalogue'
import { demoId } from './ids'
import { between, pick } from './places'
import { demoUsers } from './users'

const available = demoProducts.filter(({ inStock, price }) => inStock && price < 30_000)
const usersWithCarts = 9

/** Cart rows of some customers. */
export function demoCartRows(now: number) {
  const customers = demoUsers.filter(({ role }) => role === 'user').slice(0, usersWithCarts)
  return customers.flatMap(({ id, uid }) => {
    const products = Array.from({ length: between(`cart:${uid}`, 2, 3) }, (_, index) =>
      pick(`cart:${uid}:${index}`, available),
    )
    return [...new Set(products)].map((product, index) => ({
      id: demoId(`cart:${uid}:${index}`),
      user_id: id,
      product_id: product._id,
      quantity: between(`cart:${uid}:${index}:quantity`, 1, 2),
      added_at: new Date(now - between(`cart:${uid}:${index}:age`, 1, 120) * 3_600_000),
    }))
  })
}
