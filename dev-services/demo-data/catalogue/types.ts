export const demoCategories = [
  'Earbuds',
  'Smartwatch',
  'Powerbank',
  'Fan',
  'Headphones',
  'Bluetooth Speaker',
  'Best Seller',
  'Wired Earphone',
  'Wireless Earphone',
  'Charging Accessories',
  'Converters & Hub',
  'Laptop',
  'Smart TV',
  'Lifestyle',
] as const

export type DemoCategory = (typeof demoCategories)[number]

export type DemoProduct = {
  _id: string
  productName: string
  category: DemoCategory
  price: number
  discountPrice?: number
  inStock: boolean
  keyFeatures: string[]
  images: string[]
  description: string
  /** How many were ever sold; the seed of every popularity order. */
  sold: number
  /** Age in days at the moment of seeding. */
  daysOld: number
}

export type Colourway = keyof typeof colourways

export const colourways = {
  Midnight: '#1a2233',
  Graphite: '#43484f',
  Charcoal: '#2a2c30',
  'Pearl White': '#f0eeea',
  Ivory: '#efe6d3',
  Silver: '#c3c8ce',
  Titanium: '#8f8b84',
  Sand: '#d6c2a0',
  'Rose Gold': '#d9a597',
  Coral: '#e5705b',
  Crimson: '#a8283a',
  Marigold: '#eda32f',
  Sage: '#9db39b',
  Mint: '#a8d9c6',
  Forest: '#2d5242',
  Teal: '#1f7b80',
  Sky: '#93bfe2',
  'Ocean Blue': '#2b5a9c',
  Lilac: '#b7a6d6',
  Cocoa: '#6e4c3b',
} as const

export type CatalogueEntry = { slug: string; product: DemoProduct }
