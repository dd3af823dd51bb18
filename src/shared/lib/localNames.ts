import { categoryTitle } from '@/common/pageHead'
import { customer, noFirstName } from '@/common/reviewer'
import { shop } from '@/shop/shop.config'
import { isBengali, language, t } from './language'

/** The category of a product in the language of the page. */
export const categoryName = (category: string) =>
  isBengali ? categoryTitle(language, category) : category

/** The district of an order in the language of the page. */
export function districtName(district: string): string {
  const known = shop.districts.find((each) => each === district)
  return known ? t(shop.districtNames[known]) : district
}

/** The first name of a reviewer in the language of the page. */
export const reviewerName = (firstName: string) =>
  firstName === noFirstName ? t(customer) : firstName

/** The country of an order in the language of the page. */
export const countryName = (country: string) =>
  country === shop.country ? t(shop.countryName) : country
