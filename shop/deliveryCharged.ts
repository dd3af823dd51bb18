import { formatTaka } from '../common/formatTaka'
import { inLanguage, type Language, text } from '../common/text'
import { delivery, deliveryTo, distinctOf } from './delivery'
import { districtNames } from './districtNames'
import { shop } from './shop.config'

const otherDistricts = text('other districts', 'অন্য জেলা')

function describe(language: Language): string {
  const t = inLanguage(language)
  const { districts } = shop
  const chargeTo = (district: string) => deliveryTo(district).charge
  const charges = distinctOf('charge', districts)
  const groups = charges.map((charge) => {
    const amount = formatTaka(charge, { language })
    if (charges.length === 1) return amount
    if (charge === delivery.elsewhere.charge) return `${amount} (${t(otherDistricts)})`
    const places = districts.filter((district) => chargeTo(district) === charge)
    return `${amount} (${places.map((place) => t(districtNames[place])).join(', ')})`
  })
  return groups.join(', ')
}

/** What the delivery of an order costs: one amount, or `৳60 (Dhaka), ৳120 (other districts)`. */
export const describeCharges = () => text(describe('en'), describe('bn'))
