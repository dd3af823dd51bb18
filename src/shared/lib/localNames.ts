import { countryIn, districtIn } from '@/common/placeNames'
import { customer, noFirstName } from '@/common/reviewer'
import { language, t } from './language'

// In the language of the page.
export const districtName = (district: string) => districtIn(language, district)
export const countryName = (country: string) => countryIn(language, country)
export const reviewerName = (firstName: string) =>
  firstName === noFirstName ? t(customer) : firstName
