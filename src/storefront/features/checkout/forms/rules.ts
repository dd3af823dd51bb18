import { object, string, ValidationError } from 'yup'
import { emailMessage, isEmail } from '@/common/email'
import { placeOrderLimits } from '@/common/generated/limits/placeOrder'
import { isMobile, mobileMessage, normalizeMobile } from '@/common/mobile'
import { atMost, nameRule } from '@/shared/lib/rules'
import { shop } from '@/shop/shop.config'
import type { DeliveryValues } from '../model/delivery'

export const deliveryRules = object({
  name: nameRule,
  mobileNumber: string()
    .ensure()
    .test({
      message: 'Please enter your mobile number.',
      test: (text) => normalizeMobile(text) !== '',
    })
    .test({ message: mobileMessage, test: isMobile }),
  email: string()
    .trim()
    .max(...atMost(placeOrderLimits.email))
    .test({ message: emailMessage, test: (email) => !email || isEmail(email) }),
  country: string().oneOf([shop.country], `We deliver in ${shop.country} only.`),
  district: string()
    .required('Please choose a district.')
    .oneOf([...shop.districts], 'We do not deliver to this district.'),
  address: string()
    .trim()
    .required('Please enter your address.')
    .max(...atMost(placeOrderLimits.address)),
  additionalInfo: string()
    .trim()
    .max(...atMost(placeOrderLimits.additionalInfo)),
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
