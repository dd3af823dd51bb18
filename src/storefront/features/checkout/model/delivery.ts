import type { OrderInput } from '@/api'
import { shop } from '@/shop/shop.config'

type OtherField = 'cartItems' | 'totalAmount' | 'status' | 'orderPlaced' | 'language'

/** The fields of the form, as they are typed. */
export type DeliveryValues = Record<Exclude<keyof OrderInput, OtherField>, string>

export const blankDelivery: DeliveryValues = {
  name: '',
  mobileNumber: shop.mobilePrefix,
  email: '',
  country: shop.country,
  district: '',
  address: '',
  additionalInfo: '',
}
