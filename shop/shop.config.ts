/**
 * Everything specific to this shop, with `homePage.ts`. Another shop changes these files.
 * Browser and server use them, so they import nothing.
 */

export type CategoryNode = {
  label: string
  /** Follows the label for screen readers and crawlers, if the label alone does not describe the link. */
  hint?: string
  /** The name in `/category/{name}`. */
  name: string
  children: readonly CategoryNode[]
}

/** The gateway offers 3, 6, 9 and so on up to `maxMonths`. */
type Emi = { fromAmount: number; maxMonths: number }

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
  {
    label: 'More',
    hint: 'categories',
    name: 'more',
    children: [leaf('Smart TV'), leaf('Laptop')],
  },
]

export const shop = {
  name: 'Jontro',
  nameInBengali: 'যন্ত্র',
  tagline: 'Tech Destination',
  blurb:
    'Jontro brings authentic gadgets from trusted importers to every district of Bangladesh, with fast delivery and honest prices.',
  supportEmail: 'support@jontro.example',
  /** A demo number. */
  supportPhone: '+880 9600-000000',
  currencySymbol: '৳',
  /** In mails: the fonts of many mail programs have no Bengali characters. */
  currencyText: 'Tk ',
  /** Of numbers. */
  locale: 'en-IN',
  /** Language of the pages. */
  openGraphLocale: 'en_US',
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
  /** Taka, added to each order. */
  deliveryCharge: 100,
  /** Monthly instalments with a card on the gateway's page, for orders from this amount in taka. Null: none. */
  emi: { fromAmount: 5_000, maxMonths: 12 } as Emi | null,
  /** Whether admins can record that an order was paid in cash on delivery. */
  cashOnDelivery: true as boolean,
  /** Whether customers can cancel their orders until they are paid or delivered. */
  canCancelUnpaidOrders: true as boolean,
  /** Shown on product page, checkout and footer: what the gateway's page offers, `emi` and `cashOnDelivery`. */
  howToPay: 'Cards (also EMI), bKash, Nagad, Rocket, Upay, cash on delivery',
  /** Texts of the product page; `deliveryCharge` is what an order is charged. */
  deliveryNote: { insideDhaka: 50, insideDhakaTime: '24-48 hours', outsideDhaka: 99 },
  /** Shown on the product page. */
  warrantyNote: 'Manufacturer’s warranty, 7-day returns for faulty products',
  /** Public passwords: these accounts exist in demo mode only. */
  demoSignIns: {
    customer: { email: 'customer@jontro.example', password: 'demo-customer-1' },
    admin: { email: 'admin@jontro.example', password: 'demo-admin-1' },
  },
  /** Duration of the initial spinner in milliseconds. */
  splashTime: 1400,
  categoryTree,
  /** Tiles of the home page and the error page. Their pictures are in `/images/categories/`. */
  topCategories: [
    'earbuds',
    'smartwatch',
    'fan',
    'headphones',
    'bluetooth speaker',
    'wireless earphone',
  ],
  /** Categories of a new product. */
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
  /** Alias of a category, shown when editing a product. */
  categoryAliases: { 'Bluetooth Earphone': 'Wireless Earphone' },
} as const
