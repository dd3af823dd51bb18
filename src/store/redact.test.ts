import { shopApi } from '@/api'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { redact } from './redact'

const hidden = '[redacted]'

describe('redact', () => {
  it.each([
    ['token', { idToken: 'abc', refresh_token: 'def' }, { idToken: hidden, refresh_token: hidden }],
    ['password', { newPassword: 'secret1' }, { newPassword: hidden }],
    [
      'e-mail',
      { email: 'a@b.example', contactEmail: 'c@d.example' },
      { email: hidden, contactEmail: hidden },
    ],
    [
      'address',
      { address: 'House 1', mobileNumber: '+8801' },
      { address: hidden, mobileNumber: hidden },
    ],
  ])('hides what is named as a %s', (_what, value, shown) => {
    expect(redact(value)).toEqual(shown)
  })

  it('shows which product a call asked for', () => {
    const action = {
      type: 'api/executeQuery/pending',
      meta: { arg: { endpointName: 'getProduct', originalArgs: { id: 'p1' } } },
    }

    expect(redact(action)).toEqual(action)
  })

  it('hides what is private in the arguments of a call', () => {
    const order = { district: 'Sylhet', address: 'House 1', mobileNumber: '+8801' }
    const argOf = (orderInput: object) => ({ originalArgs: { orderInput } })

    expect(redact(argOf(order))).toEqual(
      argOf({ district: 'Sylhet', address: hidden, mobileNumber: hidden }),
    )
  })

  it('hides e-mails and tokens inside other texts, such as cache keys', () => {
    expect(
      redact({
        'listMyCart({"email":"a@b.example"})': { note: 'sent to a@b.example' },
        header: 'Bearer eyJhbGciOi.eyJzdWIi.sig',
      }),
    ).toEqual({
      'listMyCart({"email":"[redacted]"})': { note: 'sent to [redacted]' },
      header: 'Bearer [redacted]',
    })
  })

  it('keeps fields that are not secret, and whether a secret is set', () => {
    const value = { price: 2490, list: [1, 'two', null], emailVerified: true, token: null }

    expect(redact(value)).toEqual(value)
  })

  it('does not mutate its argument', () => {
    const value = { email: 'a@b.example' }
    redact(value)

    expect(value).toEqual({ email: 'a@b.example' })
  })

  it('hides every e-mail in the state of a store', () => {
    const store = createStoreWithListeners()
    void store.dispatch(
      shopApi.util.upsertQueryData('listMyCart', { email: 'rahima@mail.example' }, []),
    )

    expect(JSON.stringify(store.getState())).toContain('rahima@mail.example')
    expect(JSON.stringify(redact(store.getState()))).not.toContain('rahima')
  })
})
