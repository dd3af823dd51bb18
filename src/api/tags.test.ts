import { changedBy, tagTypes, toApiTag } from './tags'

describe('the tags of the contract', () => {
  it('have the types of the contract, each once', () => {
    expect([...tagTypes].sort()).toEqual([
      'Audit',
      'Cart',
      'Dashboard',
      'Order',
      'Payment',
      'Product',
      'Review',
      'User',
    ])
  })

  it.each([
    ['Product', { type: 'Product', id: 'LIST' }],
    ['Order/abc', { type: 'Order', id: 'abc' }],
    ['Product/a/b', { type: 'Product', id: 'a/b' }],
  ])('are read: %s', (tag, read) => {
    expect(toApiTag(tag)).toEqual(read)
  })

  it('are ignored if this client does not know them', () => {
    expect(toApiTag('Voucher/1')).toBeUndefined()
  })
})

describe('changedBy', () => {
  it('takes ids from the arguments of the call', () => {
    expect(changedBy('deliverOrder', { modifiedCount: 1 }, { id: 'o1' })).toEqual([
      { type: 'Order', id: 'LIST' },
      { type: 'Order', id: 'o1' },
      { type: 'Review', id: 'LIST' },
      { type: 'Dashboard', id: 'LIST' },
      { type: 'Audit', id: 'LIST' },
    ])
  })

  it('takes ids from the response', () => {
    expect(changedBy('saveUser', { _id: 'u1' }, { body: {} })).toContainEqual({
      type: 'User',
      id: 'u1',
    })
  })

  it('is empty for a query', () => {
    expect(changedBy('listBestSellers', [], undefined)).toEqual([])
  })
})
