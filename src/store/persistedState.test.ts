import { blankDelivery } from '@/storefront/features/checkout/model/delivery'
import { readPersisted } from './persistedState'

const values = { ...blankDelivery, name: 'Rahima', address: 'House 1' }

const readCheckout = (checkout: unknown) => readPersisted({ checkout }).checkout

describe('the stored checkout', () => {
  it('is read unchanged if it is valid', () => {
    const stored = {
      draft: { ownerHash: 'a', values },
      attempt: { ownerHash: 'a', orderHash: 'b', key: 'k-12345678', status: 'missing' },
    }
    expect(readCheckout(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it('has a blank field for one that is missing or not a string', () => {
    const stored = {
      draft: { ownerHash: 'a', values: { ...values, district: 5, mobileNumber: undefined } },
    }
    expect(readCheckout(stored)?.draft?.values).toEqual({ ...values, mobileNumber: '+880' })
  })

  it.each([
    undefined,
    null,
    'text',
    5,
    [],
    { draft: 'x', attempt: [] },
    { draft: { values } },
    { attempt: { key: 'k' } },
  ])('is ignored if it is not valid: %j', (stored) => {
    expect(readCheckout(stored)).toEqual({ draft: null, attempt: null })
  })
})

describe('the stored table settings', () => {
  it('are read with a list of columns for each table', () => {
    const tablePrefs = {
      density: 'compact',
      pageSize: 50,
      hiddenColumns: { orders: ['email'], users: [] },
    }
    expect(readPersisted({ tablePrefs })).toMatchObject({ tablePrefs })
  })

  it.each([{ orders: 'email' }, { orders: [5] }, null, undefined])(
    'are ignored if the columns are not valid: %j',
    (hiddenColumns) => {
      const tablePrefs = { density: 'compact', hiddenColumns }
      expect(readPersisted({ tablePrefs }).tablePrefs).toBeUndefined()
    },
  )
})
