import { shop } from '../shop/shop.config'
import { categoryTitle } from './pageHead'
import { inLanguage, type Language } from './text'

// Names that are stored in English.

/** The category of a product, in English as the product has it. */
export const categoryIn = (language: Language, category: string) =>
  language === 'en' ? category : categoryTitle(language, category)

export function districtIn(language: Language, district: string): string {
  const known = shop.districts.find((each) => each === district)
  return known ? inLanguage(language)(shop.districtNames[known]) : district
}

export const countryIn = (language: Language, country: string) =>
  country === shop.country ? inLanguage(language)(shop.countryName) : country
