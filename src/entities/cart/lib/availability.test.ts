import { aCartItem } from '@/testing/builders'
import { getCheckoutBlocker } from './availability'

const gone = (name: string) => aCartItem({ name, inStock: false })

describe('the reason why a cart cannot be ordered', () => {
  it('is undefined if all is in stock, or if the server sends no stock', () => {
    expect(getCheckoutBlocker([aCartItem({ inStock: true }), aCartItem()])).toBeUndefined()
  })

  it('names the products', () => {
    expect(getCheckoutBlocker([gone('Aura'), aCartItem()])).toBe(
      'Aura is out of stock. Please remove it from your cart to check out.',
    )
    expect(getCheckoutBlocker([gone('Aura'), gone('Fan')])).toBe(
      'Aura and Fan are out of stock. Please remove them from your cart to check out.',
    )
  })
})
