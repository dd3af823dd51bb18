import { shop } from '@/shop/shop.config'
import { getFormErrors } from '@/testing/formErrors'
import { blankDelivery, type DeliveryValues } from '../model/delivery'
import { deliveryRules, firstMessage } from './rules'

const delivery: DeliveryValues = {
  ...blankDelivery,
  name: 'Rafia Rahman',
  mobileNumber: '+8801711000000',
  district: 'Sylhet',
  address: '12 Lake Road',
}

const getErrors = (changes: Partial<DeliveryValues>) =>
  getFormErrors(deliveryRules, { ...delivery, ...changes })

const invalidMobile = 'Please enter a valid mobile number, such as +880 1711 000000.'

describe('the delivery form', () => {
  it('accepts a delivery without e-mail address and additional information', () => {
    expect(getErrors({})).toEqual({})
  })

  it('requires name, mobile number, district and address', () => {
    expect(getFormErrors(deliveryRules, blankDelivery)).toEqual({
      name: 'Please enter your name.',
      mobileNumber: 'Please enter your mobile number.',
      district: 'Please choose a district.',
      address: 'Please enter your address.',
    })
  })

  it('requires more than spaces', () => {
    expect(getErrors({ name: '  ', mobileNumber: '  ', address: '  ' })).toEqual({
      name: 'Please enter your name.',
      mobileNumber: 'Please enter your mobile number.',
      address: 'Please enter your address.',
    })
  })

  it.each(['', '+880', ' +880 '])('counts the mobile number %p as missing', (mobileNumber) => {
    expect(getErrors({ mobileNumber })).toEqual({
      mobileNumber: 'Please enter your mobile number.',
    })
  })

  it.each([
    ['mobileNumber', 'abc', invalidMobile],
    ['mobileNumber', '+880 1211 000000', invalidMobile],
    ['mobileNumber', '+880 1711 00000', invalidMobile],
    ['name', 'Win at https://evil.example', 'Enter a name without web or e-mail addresses.'],
    ['email', 'rafia', 'Enter a valid e-mail address.'],
    ['email', 'a..b@c.example', 'Enter a valid e-mail address.'],
    ['email', `rafia@${'mail.'.repeat(60)}example`, 'At most 254 characters.'],
    ['country', 'India', 'We deliver in Bangladesh only.'],
    ['district', 'Comilla', 'We do not deliver to this district.'],
  ])('rejects the %s %p', (field, text, message) => {
    expect(getErrors({ [field]: text })).toEqual({ [field]: message })
  })

  it.each([
    ['mobileNumber', '01711-000000'],
    ['mobileNumber', '০১৭১১ ০০০০০০'],
    ['email', ' rafia@mail.example '],
  ])('accepts the %s %p', (field, text) => {
    expect(getErrors({ [field]: text })).toEqual({})
  })

  it.each(shop.districts)('accepts the district %s', (district) => {
    expect(getErrors({ district })).toEqual({})
  })

  it.each([
    ['name', 100, 'At most 100 characters.'],
    ['address', 500, 'At most 500 characters.'],
    ['additionalInfo', 2000, 'At most 2,000 characters.'],
  ])('limits the %s to %d characters, not counting spaces around it', (field, limit, message) => {
    expect(getErrors({ [field]: ` ${'x'.repeat(limit)} ` })).toEqual({})
    expect(getErrors({ [field]: 'x'.repeat(limit + 1) })).toEqual({ [field]: message })
  })
})

describe('the warning on ordering', () => {
  it('is about the first wrong field from the top', () => {
    expect(firstMessage({ ...delivery, email: 'rafia', district: 'Comilla', address: '' })).toBe(
      'Enter a valid e-mail address.',
    )
    expect(firstMessage({ ...delivery, mobileNumber: 'abc', email: 'rafia' })).toBe(invalidMobile)
  })

  it('does not appear if all fields are right', () => {
    expect(firstMessage(delivery)).toBeUndefined()
  })
})
