import { getFormErrors } from '@/testing/formErrors'
import { currentPasswordRules, newPasswordRules, profileRules } from './rules'

describe('the name in the profile', () => {
  it.each(['', '   '])('cannot be %p', (name) => {
    expect(getFormErrors(profileRules, { name })).toEqual({ name: 'Please enter your name.' })
  })

  it('has no address in it', () => {
    expect(getFormErrors(profileRules, { name: 'Rafia www.evil.example' })).toEqual({
      name: 'Enter a name without web or e-mail addresses.',
    })
  })

  it('has 100 characters at most, not counting spaces around it', () => {
    expect(getFormErrors(profileRules, { name: ` ${'x'.repeat(100)} ` })).toEqual({})
    expect(getFormErrors(profileRules, { name: 'x'.repeat(101) })).toEqual({
      name: 'At most 100 characters.',
    })
  })
})

// [spec 5.8]
describe('a new password', () => {
  it.each([
    ['', 'Password cannot be empty!'],
    ['   ', 'Password cannot be empty!'],
    ['       ', 'Password cannot be empty!'],
    ['12345', 'At least 6 characters.'],
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
      password: 'Please enter your password.',
    })
  })

  it('can be anything, since the identity service checks it', () => {
    expect(getFormErrors(currentPasswordRules, { password: ' ' })).toEqual({})
  })
})
