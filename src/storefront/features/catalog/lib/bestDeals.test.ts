import { aProduct } from '@/testing/builders'
import { bestDeals } from './bestDeals'

const ten = aProduct({ price: 1000, discountPrice: 900 })
const forty = aProduct({ price: 500, discountPrice: 300 })
const twenty = aProduct({ price: 100_000, discountPrice: 80_000 })

describe('the best deals', () => {
  it('are those with the highest percentage, each once', () => {
    expect(bestDeals([ten, forty, twenty, forty], 6)).toEqual([forty, twenty, ten])
  })

  it('are limited to the requested number', () => {
    expect(bestDeals([ten, forty, twenty], 2)).toEqual([forty, twenty])
  })

  it('leave out products without a discount, with one that rounds to 0 %, or out of stock', () => {
    const unfit = [
      aProduct({ price: 1000 }),
      aProduct({ price: 1000, discountPrice: 999 }),
      aProduct({ price: 1000, discountPrice: 500, inStock: false }),
    ]
    expect(bestDeals([...unfit, ten], 6)).toEqual([ten])
  })
})
