import type { Address } from '@/api'
import { normalizeMobile } from '@/common/mobile'
import { shop } from '@/shop/shop.config'
import type { DeliveryValues } from '../model/delivery'

type AddressValues = Pick<DeliveryValues, 'name' | 'mobileNumber' | 'district' | 'address'>

/** What an address fills in. A district that is not delivered to any more stays empty. */
export function toAddressValues({ name, mobileNumber, district, address }: AddressValues) {
  const isDelivered = shop.districts.some((other) => other === district)
  return { name, mobileNumber, district: isDelivered ? district : '', address }
}

/** The saved address that the form has. */
export const findSavedAddress = (addresses: readonly Address[], values: AddressValues) =>
  addresses.find(
    ({ name, mobileNumber, district, address }) =>
      name === values.name.trim() &&
      mobileNumber === normalizeMobile(values.mobileNumber) &&
      district === values.district &&
      address === values.address.trim(),
  )
