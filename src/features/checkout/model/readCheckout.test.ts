import { blankDelivery } from './delivery'
import { readCheckout } from './readCheckout'

const values = { ...blankDelivery, name: 'Rahima', address: 'House 1' }

describe('the stored checkout', () => {
  it('is read unchanged if it is valid', () => {
    const stored = {
      draft: { ownerHash: 'a', values },
      attempt: { orderHash: 'b', key: 'k-12345678' },
    }
    expect(readCheckout(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it('has a blank field for one that is missing or not a string', () => {
    const stored = {
      draft: { ownerHash: 'a', values: { ...values, district: 5, mobileNumber: undefined } },
    }
    expect(readCheckout(stored).draft?.values).toEqual({ ...values, mobileNumber: '+880' })
  })

  it.each([
    undefined,
    null,
    'text',
    5,
    [],
    { draft: 'x', attempt: [] },
    { draft: { ownerHash: 'a' } },
    { draft: { values } },
    { attempt: { key: 'k' } },
  ])('is ignored if it is not valid: %j', (stored) => {
    expect(readCheckout(stored)).toEqual({ draft: null, attempt: null })
  })
})
