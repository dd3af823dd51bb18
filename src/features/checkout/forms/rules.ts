import { object, string, ValidationError } from 'yup'
import { addressInNameMessage, hasAddress } from '../../../../shop/addressInName'
import { emailMessage, isEmail } from '../../../../shop/email'
import { isMobile, mobileMessage, normalizeMobile } from '../../../../shop/mobile'
import { shop } from '../../../../shop/shop.config'
import type { DeliveryValues } from '../model/delivery'

export const deliveryRules = object({
  name: string()
    .trim()
    .required('Please enter your name.')
    .max(100, 'At most 100 characters.')
    .test({ message: addressInNameMessage, test: (name) => !hasAddress(name) }),
  mobileNumber: string()
    .ensure()
    .test({
      message: 'Please enter your mobile number.',
      test: (text) => normalizeMobile(text) !== '',
    })
    .test({ message: mobileMessage, test: isMobile }),
  email: string()
    .trim()
    .max(254, 'At most 254 characters.')
    .test({ message: emailMessage, test: (email) => !email || isEmail(email) }),
  country: string().oneOf([shop.country], `We deliver in ${shop.country} only.`),
  district: string()
    .required('Please choose a district.')
    .oneOf([...shop.districts], 'We do not deliver to this district.'),
  address: string()
    .trim()
    .required('Please enter your address.')
    .max(500, 'At most 500 characters.'),
  additionalInfo: string().trim().max(2000, 'At most 2,000 characters.'),
})

/** The message of the first field, from the top, that is not valid. */
export function firstMessage(values: DeliveryValues): string | undefined {
  try {
    deliveryRules.validateSync(values, { abortEarly: false })
    return undefined
  } catch (error) {
    if (error instanceof ValidationError) return error.errors[0]
    throw error
  }
}
