import { addressInNameMessage } from '@/common/addressInName'
import { emailMessage } from '@/common/email'
import * as auth from '@/entities/auth/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { getFormErrors } from '@/testing/formErrors'
import * as messages from '../messages'
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
    ['', t(auth.emailMissing)],
    ['   ', t(auth.emailMissing)],
    ['rafia', t(emailMessage)],
    ['rafia@', t(emailMessage)],
    ['a..b@c.example', t(emailMessage)],
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
    expect(getLoginErrors({ password: '' })).toEqual({ password: t(auth.passwordMissing) })
  })

  it('is accepted with a password of any length, since the account may be old', () => {
    expect(getLoginErrors({ password: 'x' })).toEqual({})
  })
})

// [spec 5.3]
describe('a registration', () => {
  it.each(['', '   '])('is rejected with the name %p', (name) => {
    expect(getRegisterErrors({ name })).toEqual({ name: t(shared.nameMissing) })
  })

  it('is rejected with an address in the name', () => {
    expect(getRegisterErrors({ name: 'Rafia www.evil.example' })).toEqual({
      name: t(addressInNameMessage),
    })
  })

  it('is accepted with a name of 100 characters, not counting spaces around it', () => {
    expect(getRegisterErrors({ name: ` ${'x'.repeat(100)} ` })).toEqual({})
    expect(getRegisterErrors({ name: 'x'.repeat(101) })).toEqual({
      name: t(shared.atMost)(100),
    })
  })

  it.each([
    ['', t(messages.noPasswordChosen)],
    ['12345', 'At least 6 characters.'],
  ])('is rejected with the password %p', (password, message) => {
    expect(getRegisterErrors({ password })).toEqual({ password: message })
  })

  it.each(['123456', 'a much longer password'])('is accepted with the password %p', (password) => {
    expect(getRegisterErrors({ password })).toEqual({})
  })
})
