import { type Text, text } from '../common/text'
import type { shop } from './shop.config'

type Common = {
  label: Text
  /** Of the products that may have it; without them all. */
  categories?: readonly (typeof shop.productCategories)[number][]
  /** Lists can be filtered by it. */
  isFilter?: true
  /** What the products of a family differ in. */
  isVariant?: true
}

export type Attribute = Common &
  (
    | { kind: 'number'; unit: Text }
    /** The values as they are stored, and as pages show them. */
    | {
        kind: 'choice'
        choices: Readonly<Record<string, Text>>
        /** Colours of the choices. */
        swatches?: Readonly<Record<string, string>>
      }
    | { kind: 'yesNo' | 'text' }
  )

export const colours = {
  Charcoal: text('Charcoal', 'চারকোল'),
  Cocoa: text('Cocoa', 'কোকো'),
  Coral: text('Coral', 'কোরাল'),
  Crimson: text('Crimson', 'ক্রিমসন'),
  Forest: text('Forest', 'ফরেস্ট'),
  Graphite: text('Graphite', 'গ্রাফাইট'),
  Ivory: text('Ivory', 'আইভরি'),
  Lilac: text('Lilac', 'লাইলাক'),
  Marigold: text('Marigold', 'ম্যারিগোল্ড'),
  Midnight: text('Midnight', 'মিডনাইট'),
  Mint: text('Mint', 'মিন্ট'),
  'Ocean Blue': text('Ocean Blue', 'ওশান ব্লু'),
  'Pearl White': text('Pearl White', 'পার্ল হোয়াইট'),
  'Rose Gold': text('Rose Gold', 'রোজ গোল্ড'),
  Sage: text('Sage', 'সেজ'),
  Sand: text('Sand', 'স্যান্ড'),
  Silver: text('Silver', 'রুপালি'),
  Sky: text('Sky', 'আকাশি'),
  Teal: text('Teal', 'টিল'),
  Titanium: text('Titanium', 'টাইটানিয়াম'),
} as const

/** As CSS has them, for swatches. */
const swatches: Readonly<Record<keyof typeof colours, string>> = {
  Charcoal: '#3b3f45',
  Cocoa: '#6b4a3a',
  Coral: '#f27a67',
  Crimson: '#b3202e',
  Forest: '#2f5d43',
  Graphite: '#565b63',
  Ivory: '#f4eddc',
  Lilac: '#c3b1e1',
  Marigold: '#f2a71b',
  Midnight: '#1c2438',
  Mint: '#a6dcc4',
  'Ocean Blue': '#1f6fa8',
  'Pearl White': '#f7f7f4',
  'Rose Gold': '#dfa79a',
  Sage: '#9cae94',
  Sand: '#d8c4a0',
  Silver: '#c7cacf',
  Sky: '#8fc4e8',
  Teal: '#1d7f80',
  Titanium: '#8f8b84',
}

const hour = text('hours', 'ঘণ্টা')
const watt = text('W', 'ওয়াট')
const gigabyte = text('GB', 'জিবি')

/**
 * What the specification of a product may have, in the order of its table. Products keep the names and the stored values: a name that is
 * changed or removed here is no longer shown, and is gone when the product is edited.
 */
export const attributes = {
  brand: { kind: 'text', label: text('Brand', 'ব্র্যান্ড'), isFilter: true },
  colour: {
    kind: 'choice',
    label: text('Colour', 'রং'),
    choices: colours,
    swatches,
    isFilter: true,
    isVariant: true,
  },
  screen: {
    kind: 'number',
    label: text('Screen size', 'স্ক্রিনের মাপ'),
    unit: text('inches', 'ইঞ্চি'),
    categories: ['Best Seller', 'Smartwatch', 'Laptop', 'Smart TV'],
    isFilter: true,
    isVariant: true,
  },
  panel: {
    kind: 'text',
    label: text('Panel', 'প্যানেল'),
    categories: ['Best Seller', 'Smartwatch', 'Laptop', 'Smart TV'],
    isFilter: true,
  },
  resolution: {
    kind: 'choice',
    label: text('Resolution', 'রেজল্যুশন'),
    choices: { HD: text('HD', 'HD'), 'Full HD': text('Full HD', 'ফুল HD'), '4K': text('4K', '4K') },
    categories: ['Smart TV'],
    isFilter: true,
  },
  processor: {
    kind: 'text',
    label: text('Processor', 'প্রসেসর'),
    categories: ['Best Seller', 'Laptop'],
  },
  memory: {
    kind: 'number',
    label: text('RAM', 'র‍্যাম'),
    unit: gigabyte,
    categories: ['Best Seller', 'Laptop'],
    isFilter: true,
    isVariant: true,
  },
  storage: {
    kind: 'number',
    label: text('Storage', 'স্টোরেজ'),
    unit: gigabyte,
    categories: ['Best Seller', 'Laptop'],
    isFilter: true,
    isVariant: true,
  },
  network: {
    kind: 'choice',
    label: text('Network', 'নেটওয়ার্ক'),
    choices: { '4G': text('4G', '4G'), '5G': text('5G', '5G') },
    categories: ['Best Seller'],
    isFilter: true,
  },
  battery: {
    kind: 'number',
    label: text('Battery', 'ব্যাটারি'),
    unit: text('mAh', 'mAh'),
    categories: ['Best Seller', 'Powerbank', 'Fan'],
    isFilter: true,
    isVariant: true,
  },
  batteryLife: {
    kind: 'number',
    label: text('Battery life', 'এক চার্জে চলে'),
    unit: hour,
    categories: [
      'Earbuds',
      'Headphones',
      'Wireless Earphone',
      'Bluetooth Speaker',
      'Fan',
      'Laptop',
    ],
  },
  charging: {
    kind: 'number',
    label: text('Charging power', 'চার্জিং ক্ষমতা'),
    unit: watt,
    categories: ['Best Seller', 'Powerbank', 'Charging Accessories', 'Converters & Hub'],
    isFilter: true,
    isVariant: true,
  },
  noiseCancelling: {
    kind: 'yesNo',
    label: text('Noise cancelling', 'নয়েজ ক্যান্সেলিং'),
    categories: ['Earbuds', 'Headphones', 'Wireless Earphone'],
    isFilter: true,
  },
  driver: {
    kind: 'number',
    label: text('Driver', 'ড্রাইভার'),
    unit: text('mm', 'মিমি'),
    categories: ['Earbuds', 'Headphones', 'Wired Earphone', 'Wireless Earphone'],
  },
  output: {
    kind: 'number',
    label: text('Sound output', 'সাউন্ড আউটপুট'),
    unit: watt,
    categories: ['Bluetooth Speaker', 'Smart TV'],
  },
  plug: {
    kind: 'choice',
    label: text('Plug', 'প্লাগ'),
    choices: { '3.5 mm': text('3.5 mm', '৩.৫ মিমি'), 'USB-C': text('USB-C', 'USB-C') },
    categories: ['Wired Earphone'],
    isFilter: true,
  },
  bluetooth: {
    kind: 'text',
    label: text('Bluetooth', 'ব্লুটুথ'),
    categories: ['Earbuds', 'Headphones', 'Bluetooth Speaker', 'Wireless Earphone'],
  },
  calling: {
    kind: 'yesNo',
    label: text('Calls on the watch', 'ঘড়িতে কল'),
    categories: ['Smartwatch'],
    isFilter: true,
  },
  gps: { kind: 'yesNo', label: text('GPS', 'GPS'), categories: ['Smartwatch'], isFilter: true },
  ports: {
    kind: 'text',
    label: text('Ports', 'পোর্ট'),
    categories: ['Powerbank', 'Laptop', 'Smart TV', 'Converters & Hub'],
  },
  waterResistance: {
    kind: 'text',
    label: text('Water resistance', 'পানি-প্রতিরোধ'),
    categories: ['Earbuds', 'Smartwatch', 'Bluetooth Speaker', 'Wireless Earphone'],
    isFilter: true,
  },
  noise: {
    kind: 'number',
    label: text('Noise', 'শব্দ'),
    unit: text('dB', 'ডেসিবেল'),
    categories: ['Fan'],
  },
  weight: {
    kind: 'number',
    label: text('Weight', 'ওজন'),
    unit: text('g', 'গ্রাম'),
    categories: ['Headphones', 'Laptop'],
  },
} as const satisfies Readonly<Record<string, Attribute>>
