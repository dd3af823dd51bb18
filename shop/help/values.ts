import { formatBengaliNumber } from '../../common/bengali'
import { inLanguage, text } from '../../common/text'
import { deliveryTo, distinctOf } from '../delivery'
import { describeCharges } from '../deliveryCharged'
import { districtNames } from '../districtNames'
import { shop } from '../shop.config'

/** The shop's values, as texts of the help pages name them. A text of another text picks its language with these two. */
export const en = inLanguage('en')
export const bn = inLanguage('bn')

const { districts } = shop

export const deliveryCharged = describeCharges()

export const districtTexts = districts.map((district) => districtNames[district])

const daysTo = (district: string) => deliveryTo(district).days
const daysOfDistricts = distinctOf('days', districts)

/** The districts with the same days, in a line. */
export const deliveryTimes = daysOfDistricts.map((days) => {
  const names = districts
    .filter((district) => daysTo(district) === days)
    .map((district) => districtNames[district])
  return text(
    `${names.map(en).join(', ')}: within ${days} days of your payment`,
    `${names.map(bn).join(', ')}: পেমেন্টের ${formatBengaliNumber(days)} দিনের মধ্যে`,
  )
})

export const myOrders = { label: text('My orders', 'আমার অর্ডার'), to: '/dashboard/orders' }
