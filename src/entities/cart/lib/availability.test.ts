import { t } from '@/shared/lib/language'
import { aCartItem } from '@/testing/builders'
import * as messages from '../messages'
import { getCheckoutBlocker } from './availability'

const gone = (name: string) => aCartItem({ name, inStock: false })

describe('the reason why a cart cannot be ordered', () => {
  it('is undefined if all is in stock, or if the server sends no stock', () => {
    expect(getCheckoutBlocker([aCartItem({ inStock: true }), aCartItem()])).toBeUndefined()
  })

  it('names the products', () => {
    expect(getCheckoutBlocker([gone('Aura'), aCartItem()])).toBe(t(messages.notInStock)('Aura', 0))
    expect(getCheckoutBlocker([gone('Aura'), gone('Fan')])).toBe(
      'Aura and Fan are out of stock. Please remove them from your cart to check out.',
    )
  })
})
