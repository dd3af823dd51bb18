import { shop } from '../../shop/shop.config'
import { demoAccounts } from './accounts'
import { chance } from './catalogue/random'

/** Delivery areas of the demo orders. */
const areas = {
  Dhaka: [
    'Dhanmondi, Dhaka 1209',
    'Mirpur 10, Dhaka 1216',
    'Uttara Sector 7, Dhaka 1230',
    'Bashundhara R/A, Dhaka 1229',
    'Mohammadpur, Dhaka 1207',
    'Banani, Dhaka 1213',
  ],
  Chittagong: [
    'Nasirabad, Chattogram 4000',
    'Halishahar, Chattogram 4216',
    'Khulshi, Chattogram 4225',
  ],
  Rajshahi: ['Shaheb Bazar, Rajshahi 6100', 'Upashahar, Rajshahi 6202'],
  Khulna: ['Sonadanga R/A, Khulna 9100', 'Khalishpur, Khulna 9000'],
  Mymensingh: ['Charpara, Mymensingh 2200', 'Ganginarpar, Mymensingh 2200'],
  Sylhet: ['Zindabazar, Sylhet 3100', 'Shahjalal Upashahar, Sylhet 3100'],
  Barishal: ['Nathullabad, Barishal 8200', 'Sadar Road, Barishal 8200'],
  Rangpur: ['Jahaj Company More, Rangpur 5400', 'Dhap, Rangpur 5400'],
  Tangail: ['Akur Takur Para, Tangail 1900', 'Victoria Road, Tangail 1900'],
} as const

type District = keyof typeof areas

// Repeated: most orders come from Dhaka.
const districts: readonly District[] = [
  'Dhaka',
  'Dhaka',
  'Dhaka',
  'Chittagong',
  'Chittagong',
  'Rajshahi',
  'Khulna',
  'Mymensingh',
  'Sylhet',
  'Barishal',
  'Rangpur',
  'Tangail',
]

const remarks = [
  'Please call before delivery.',
  'Leave it with the guard at the gate.',
  'Deliver after 5 pm, I am at the office before that.',
  'বাসার নিচে এসে কল দিবেন।',
  'It is a gift, please pack it well.',
]

export function pick<T>(key: string, options: readonly [T, ...T[]] | readonly T[]): T {
  const picked = options[Math.floor(chance(key) * options.length)]
  if (picked === undefined) throw new RangeError(`No options to pick from for ${key}`)
  return picked
}

export function between(key: string, min: number, max: number): number {
  return min + Math.floor(chance(key) * (max - min + 1))
}

const exampleMobile = `${shop.mobilePrefix}1711000000`

/**
 * The delivery address of the n-th user. Mobile numbers begin with 012, which no operator uses, so no real phone is called.
 * Checkout fills in the last order's number and rejects such ones, so users who can sign in have the number of the shop's examples.
 */
export function addressOf(index: number) {
  const key = `place:${index}`
  const district = districts[index % districts.length] ?? 'Dhaka'
  const street = `House ${between(`${key}:house`, 1, 98)}, Road ${between(`${key}:road`, 1, 27)}`
  const number = String(between(`${key}:mobile`, 0, 99_999_999)).padStart(8, '0')
  return {
    mobile_number: index < demoAccounts.length ? exampleMobile : `+88012${number}`,
    country: 'Bangladesh',
    district,
    address: `${street}, ${pick(`${key}:area`, areas[district])}`,
    additional_info: chance(`${key}:remark`) < 0.3 ? pick(`${key}:which`, remarks) : '',
  }
}
