import { object, string, ValidationError } from 'yup'
import { emailMessage, isEmail } from '@/common/email'
import { placeOrderLimits } from '@/common/generated/limits/placeOrder'
import { addressRule, districtRule, mobileRule } from '@/entities/address/lib/rules'
import { t } from '@/shared/lib/language'
import { atMost, nameRule } from '@/shared/lib/rules'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import type { DeliveryValues } from '../model/delivery'

export const deliveryRules = object({
  name: nameRule,
  mobileNumber: mobileRule,
  email: string()
    .trim()
    .max(...atMost(placeOrderLimits.email))
    .test({ message: t(emailMessage), test: (email) => !email || isEmail(email) }),
  country: string().oneOf([shop.country], t(messages.otherCountry)(shop.country)),
  district: districtRule,
  address: addressRule,
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
