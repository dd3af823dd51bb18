import { string } from 'yup'
import { placeOrderLimits } from '@/common/generated/limits/placeOrder'
import { isMobile, mobileMessage, normalizeMobile } from '@/common/mobile'
import { t } from '@/shared/lib/language'
import { atMost } from '@/shared/lib/rules'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'

// Of the checkout and of saved addresses, beside `nameRule`.

export const mobileRule = string()
  .ensure()
  .test({
    message: t(messages.mobileMissing),
    test: (text) => normalizeMobile(text) !== '',
  })
  .test({ message: t(mobileMessage), test: isMobile })

export const districtRule = string()
  .required(t(messages.districtMissing))
  .oneOf([...shop.districts], t(messages.otherDistrict))

export const addressRule = string()
  .trim()
  .required(t(messages.addressMissing))
  .max(...atMost(placeOrderLimits.address))
