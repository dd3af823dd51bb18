import { blankDelivery } from './delivery'
import { readCheckout } from './readCheckout'

const values = { ...blankDelivery, name: 'Rahima', address: 'House 1' }

describe('what a browser kept of a checkout', () => {
  it('is read as it was written', () => {
    const kept = { draft: { of: 'a', values }, attempt: { of: 'b', key: 'k-12345678' } }
    expect(readCheckout(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  it('has the blank field where one is missing or no text', () => {
    const kept = { draft: { of: 'a', values: { ...values, district: 5, mobileNumber: undefined } } }
    expect(readCheckout(kept).draft?.values).toEqual({ ...values, mobileNumber: '+880' })
  })

  it.each([
    undefined,
    null,
    'text',
    5,
    [],
    { draft: 'x', attempt: [] },
    { draft: { of: 'a' } },
    { draft: { values } },
    { attempt: { key: 'k' } },
  ])('is nothing where it is not fit to use: %j', (kept) => {
    expect(readCheckout(kept)).toEqual({ draft: null, attempt: null })
  })
})
