import { toAuthError } from './authErrors'

const mapError = (code: string) => toAuthError(Object.assign(new Error(), { code }))

describe('toAuthError', () => {
  // [spec 8.20]
  it.each([
    'invalid-email',
    'wrong-password',
    'missing-password',
    'invalid-credential',
    'email-already-in-use',
    'user-not-found',
    'user-disabled',
    'too-many-requests',
    'requires-recent-login',
    'password-does-not-meet-requirements',
    'network-request-failed',
  ])('has a sentence for %s', (code) => {
    expect(mapError(`auth/${code}`)?.message).toMatch(/^[A-Z].*\.$/)
  })

  it('does not reveal whether an e-mail has an account', () => {
    expect(mapError('auth/user-not-found')).toEqual(mapError('auth/wrong-password'))
  })

  it('names the field that it belongs to', () => {
    expect(mapError('auth/email-already-in-use')?.field).toBe('email')
    expect(mapError('auth/weak-password')?.field).toBe('password')
    expect(mapError('auth/user-disabled')?.field).toBeUndefined()
  })

  it.each([undefined, null, 'x', new Error('x'), { code: 7 }, { code: 'auth/argument-error' }])(
    'has no message for %p',
    (error) => {
      expect(toAuthError(error)).toBeUndefined()
    },
  )
})
