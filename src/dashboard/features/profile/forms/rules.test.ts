import { addressInNameMessage } from '@/common/addressInName'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { getFormErrors } from '@/testing/formErrors'
import * as messages from '../messages'
import { currentPasswordRules, newPasswordRules, profileRules } from './rules'

describe('the name in the profile', () => {
  it.each(['', '   '])('cannot be %p', (name) => {
    expect(getFormErrors(profileRules, { name })).toEqual({ name: t(shared.nameMissing) })
  })

  it('has no address in it', () => {
    expect(getFormErrors(profileRules, { name: 'Rafia www.evil.example' })).toEqual({
      name: t(addressInNameMessage),
    })
  })

  it('has 100 characters at most, not counting spaces around it', () => {
    expect(getFormErrors(profileRules, { name: ` ${'x'.repeat(100)} ` })).toEqual({})
    expect(getFormErrors(profileRules, { name: 'x'.repeat(101) })).toEqual({
      name: t(shared.atMost)(100),
    })
  })
})

// [spec 5.8]
describe('a new password', () => {
  it.each([
    ['', t(messages.emptyPassword)],
    ['   ', t(messages.emptyPassword)],
    ['       ', t(messages.emptyPassword)],
    ['12345', t(messages.shortPassword)],
  ])('cannot be %p', (password, message) => {
    expect(getFormErrors(newPasswordRules, { password })).toEqual({ password: message })
  })

  it.each(['123456', 'two words', ' 12345'])('can be %p', (password) => {
    expect(getFormErrors(newPasswordRules, { password })).toEqual({})
  })
})

describe('the current password', () => {
  it('is required', () => {
    expect(getFormErrors(currentPasswordRules, { password: '' })).toEqual({
      password: t(messages.passwordRequired),
    })
  })

  it('can be anything, since the identity service checks it', () => {
    expect(getFormErrors(currentPasswordRules, { password: ' ' })).toEqual({})
  })
})
