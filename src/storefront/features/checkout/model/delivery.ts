import { shop } from '@/shop/shop.config'

/** The fields of the form, as they are typed. */
export type DeliveryValues = {
  name: string
  mobileNumber: string
  email: string
  country: string
  district: string
  address: string
  additionalInfo: string
}

export const blankDelivery: DeliveryValues = {
  name: '',
  mobileNumber: shop.mobilePrefix,
  email: '',
  country: shop.country,
  district: '',
  address: '',
  additionalInfo: '',
}
