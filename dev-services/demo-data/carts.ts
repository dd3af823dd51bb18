import { demoProducts } from './catalogue'
import { demoId } from './ids'
import { demoPeople } from './people'
import { between, pick } from './places'

const available = demoProducts.filter(({ inStock, price }) => inStock && price < 30_000)
const peopleWithCarts = 9

/** What some customers have chosen and not yet ordered. */
export function demoCartRows(now: number) {
  const customers = demoPeople.filter(({ role }) => role === 'user').slice(0, peopleWithCarts)
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
