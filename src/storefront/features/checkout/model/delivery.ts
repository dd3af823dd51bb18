import { shop } from '@/shop/shop.config'

export const blankDelivery = {
  name: '',
  mobileNumber: shop.mobilePrefix,
  email: '',
  country: shop.country,
  district: '',
  address: '',
  additionalInfo: '',
}

/** The fields of the form, as they are typed. */
export type DeliveryValues = Record<keyof typeof blankDelivery, string>
