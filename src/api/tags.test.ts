import { tagTypes } from './generated/tagTypes'
import { toApiTag } from './tags'

describe('the tags of the contract', () => {
  it('have the types of the contract, each once', () => {
    expect([...tagTypes].sort()).toEqual([
      'Address',
      'Alert',
      'Audit',
      'Cart',
      'Category',
      'CustomerNote',
      'Dashboard',
      'Family',
      'Order',
      'OrderNote',
      'Overview',
      'Payment',
      'Product',
      'ProductList',
      'ProductReview',
      'ProductSearch',
      'Return',
      'Review',
      'SavedView',
      'Session',
      'User',
    ])
  })

  it.each([
    ['Product', { type: 'Product', id: 'LIST' }],
    ['Order/abc', { type: 'Order', id: 'abc' }],
    ['Product/*', { type: 'Product' }],
    ['Product/a/b', { type: 'Product', id: 'a/b' }],
  ])('are read: %s', (tag, read) => {
    expect(toApiTag(tag)).toEqual(read)
  })

  it('are ignored if this client does not know them', () => {
    expect(toApiTag('Voucher/1')).toBeUndefined()
  })
})
