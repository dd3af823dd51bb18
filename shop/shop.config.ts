/**
 * All that makes this shop this shop. Another shop takes the code and changes this file.
 * Browser and server read it, so it imports nothing.
 */

export type CategoryNode = {
  label: string
  /** The name in `/category/{name}`. */
  name: string
  children: readonly CategoryNode[]
}

const leaf = (label: string): CategoryNode => ({ label, name: label.toLowerCase(), children: [] })

const categoryTree: readonly CategoryNode[] = [
  {
    label: 'Mobile Accessories',
    name: 'mobile accessories',
    children: [leaf('Charging Accessories'), leaf('Converters & Hub'), leaf('Powerbank')],
  },
  { label: 'Fan', name: 'fan', children: [] },
  {
    label: 'Earphones & Headphones',
    name: 'earphones & headphones',
    children: [leaf('Wired Earphone'), leaf('Headphones'), leaf('Wireless Earphone')],
  },
  { label: 'TWS Earbuds', name: 'earbuds', children: [] },
  { label: 'Speakers', name: 'bluetooth speaker', children: [] },
  { label: 'Best Seller', name: 'best seller', children: [] },
  { label: 'Smart Watches', name: 'smartwatch', children: [] },
  { label: 'Lifestyle', name: 'lifestyle', children: [] },
  { label: 'More', name: 'more', children: [leaf('Smart TV'), leaf('Laptop')] },
]

export const shop = {
  name: 'Jontro',
  nameInBengali: 'যন্ত্র',
  tagline: 'Tech Destination',
  blurb:
    'Jontro brings authentic gadgets from trusted importers to every district of Bangladesh, with fast delivery and honest prices.',
  supportEmail: 'support@jontro.example',
  currencySymbol: '৳',
  locale: 'en-IN',
  timeZone: 'Asia/Dhaka',
  country: 'Bangladesh',
  mobilePrefix: '+880',
  districts: [
    'Dhaka',
    'Chittagong',
    'Rajshahi',
    'Khulna',
    'Mymensingh',
    'Sylhet',
    'Barishal',
    'Rangpur',
    'Tangail',
  ],
  /** Taka added to each order. */
  deliveryCharge: 100,
  /** What a product page says of delivery; the charge of an order is `deliveryCharge`. */
  deliveryNote: { insideDhaka: 50, insideDhakaTime: '24-48 hours', outsideDhaka: 99 },
  /** The initial spinner's time in milliseconds. */
  splashTime: 1400,
  categoryTree,
  /** What a product can be filed under when it is added. */
  productCategories: [
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
  ],
  /** Another name for a category of `productCategories`, as the edit form has it. */
  categoryAliases: { 'Bluetooth Earphone': 'Wireless Earphone' },
} as const
