import { addressInNameMessage } from '@/common/addressInName'
import { emailMessage } from '@/common/email'
import { mobileMessage } from '@/common/mobile'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { shop } from '@/shop/shop.config'
import { getFormErrors } from '@/testing/formErrors'
import * as messages from '../messages'
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

const invalidMobile = t(mobileMessage)

describe('the delivery form', () => {
  it('accepts a delivery without e-mail address and additional information', () => {
    expect(getErrors({})).toEqual({})
  })

  it('requires name, mobile number, district and address', () => {
    expect(getFormErrors(deliveryRules, blankDelivery)).toEqual({
      name: t(shared.nameMissing),
      mobileNumber: t(messages.mobileMissing),
      district: t(messages.districtMissing),
      address: t(messages.addressMissing),
    })
  })

  it('requires more than spaces', () => {
    expect(getErrors({ name: '  ', mobileNumber: '  ', address: '  ' })).toEqual({
      name: t(shared.nameMissing),
      mobileNumber: t(messages.mobileMissing),
      address: t(messages.addressMissing),
    })
  })

  it.each(['', '+880', ' +880 '])('counts the mobile number %p as missing', (mobileNumber) => {
    expect(getErrors({ mobileNumber })).toEqual({
      mobileNumber: t(messages.mobileMissing),
    })
  })

  it.each([
    ['mobileNumber', 'abc', invalidMobile],
    ['mobileNumber', '+880 1211 000000', invalidMobile],
    ['mobileNumber', '+880 1711 00000', invalidMobile],
    ['name', 'Win at https://evil.example', t(addressInNameMessage)],
    ['email', 'rafia', t(emailMessage)],
    ['email', 'a..b@c.example', t(emailMessage)],
    ['email', `rafia@${'mail.'.repeat(60)}example`, t(shared.atMost)(254)],
    ['country', 'India', t(messages.otherCountry)('Bangladesh')],
    ['district', 'Comilla', t(messages.otherDistrict)],
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
    ['name', 100, t(shared.atMost)(100)],
    ['address', 500, t(shared.atMost)(500)],
    ['additionalInfo', 2000, t(shared.atMost)(2000)],
  ])('limits the %s to %d characters, not counting spaces around it', (field, limit, message) => {
    expect(getErrors({ [field]: ` ${'x'.repeat(limit)} ` })).toEqual({})
    expect(getErrors({ [field]: 'x'.repeat(limit + 1) })).toEqual({ [field]: message })
  })
})

describe('the warning on ordering', () => {
  it('is about the first wrong field from the top', () => {
    expect(firstMessage({ ...delivery, email: 'rafia', district: 'Comilla', address: '' })).toBe(
      t(emailMessage),
    )
    expect(firstMessage({ ...delivery, mobileNumber: 'abc', email: 'rafia' })).toBe(invalidMobile)
  })

  it('does not appear if all fields are right', () => {
    expect(firstMessage(delivery)).toBeUndefined()
  })
})
