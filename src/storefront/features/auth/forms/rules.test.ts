import { getFormErrors } from '@/testing/formErrors'
import { loginRules, registerRules } from './rules'

const login = { email: 'rafia@mail.example', password: 'secret', isRemembered: false }
const newUser = { name: 'Rafia Rahman', email: 'rafia@mail.example', password: 'secret' }

const getLoginErrors = (changes: Partial<typeof login>) =>
  getFormErrors(loginRules, { ...login, ...changes })
const getRegisterErrors = (changes: Partial<typeof newUser>) =>
  getFormErrors(registerRules, { ...newUser, ...changes })

describe.each([
  ['login', getLoginErrors],
  ['registration', getRegisterErrors],
])('a %s', (_name, getErrors) => {
  it('is accepted with all fields filled in', () => {
    expect(getErrors({})).toEqual({})
  })

  it.each([
    ['', 'Please enter your email address.'],
    ['   ', 'Please enter your email address.'],
    ['rafia', 'Enter a valid e-mail address.'],
    ['rafia@', 'Enter a valid e-mail address.'],
    ['a..b@c.example', 'Enter a valid e-mail address.'],
  ])('is rejected with the e-mail address %p', (email, message) => {
    expect(getErrors({ email })).toEqual({ email: message })
  })

  it('is accepted with spaces around the e-mail address', () => {
    expect(getErrors({ email: ' rafia@mail.example ' })).toEqual({})
  })
})

// [spec 5.3]
describe('a login', () => {
  it('is rejected without a password', () => {
    expect(getLoginErrors({ password: '' })).toEqual({ password: 'Please enter your password.' })
  })

  it('is accepted with a password of any length, since the account may be old', () => {
    expect(getLoginErrors({ password: 'x' })).toEqual({})
  })
})

// [spec 5.3]
describe('a registration', () => {
  it.each(['', '   '])('is rejected with the name %p', (name) => {
    expect(getRegisterErrors({ name })).toEqual({ name: 'Please enter your name.' })
  })

  it('is rejected with an address in the name', () => {
    expect(getRegisterErrors({ name: 'Rafia www.evil.example' })).toEqual({
      name: 'Enter a name without web or e-mail addresses.',
    })
  })

  it('is accepted with a name of 100 characters, not counting spaces around it', () => {
    expect(getRegisterErrors({ name: ` ${'x'.repeat(100)} ` })).toEqual({})
    expect(getRegisterErrors({ name: 'x'.repeat(101) })).toEqual({
      name: 'At most 100 characters.',
    })
  })

  it.each([
    ['', 'Please choose a password.'],
    ['12345', 'At least 6 characters.'],
  ])('is rejected with the password %p', (password, message) => {
    expect(getRegisterErrors({ password })).toEqual({ password: message })
  })

  it.each(['123456', 'a much longer password'])('is accepted with the password %p', (password) => {
    expect(getRegisterErrors({ password })).toEqual({})
  })
})
