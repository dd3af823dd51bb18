import { aCartItem } from '../../../testing/builders'
import { getCheckoutBlocker } from './availability'

const gone = (name: string) => aCartItem({ name, inStock: false })

describe('what keeps a cart from being ordered', () => {
  it('is nothing where all is in stock, or a server does not say', () => {
    expect(getCheckoutBlocker([aCartItem({ inStock: true }), aCartItem()])).toBeUndefined()
  })

  it('is named', () => {
    expect(getCheckoutBlocker([gone('Aura'), aCartItem()])).toBe(
      'Aura is out of stock. Please remove it from your cart to check out.',
    )
    expect(getCheckoutBlocker([gone('Aura'), gone('Fan')])).toBe(
      'Aura and Fan are out of stock. Please remove them from your cart to check out.',
    )
  })
})
