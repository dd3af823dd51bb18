import { districtNames } from '../shop/districtNames'
import { shop } from '../shop/shop.config'
import { inLanguage, type Language } from './text'

// Names that are stored in English.

export function districtIn(language: Language, district: string): string {
  const known = shop.districts.find((each) => each === district)
  return known ? inLanguage(language)(districtNames[known]) : district
}

export const countryIn = (language: Language, country: string) =>
  country === shop.country ? inLanguage(language)(shop.countryName) : country
