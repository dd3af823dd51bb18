import { toBengaliDigits } from '../common/bengali.ts'
import { type Text, text } from '../common/text.ts'

/** Everything specific to this shop, with `homePage.ts`. Another shop changes these files. Browser and server use them. */

export type CategoryNode = {
  label: Text
  /** Follows the label for screen readers and crawlers, if the label alone does not describe the link. */
  hint?: Text
  /** The name in `/category/{name}`. */
  name: string
  children: readonly CategoryNode[]
}

/** The gateway offers 3, 6, 9 and so on up to `maxMonths`. */
type Emi = { fromAmount: number; maxMonths: number }

const leaf = (name: string, label: Text): CategoryNode => ({ label, name, children: [] })

const categoryTree: readonly CategoryNode[] = [
  {
    label: text('Mobile Accessories', 'মোবাইল এক্সেসরিজ'),
    name: 'mobile accessories',
    children: [
      leaf('charging accessories', text('Charging Accessories', 'চার্জিং এক্সেসরিজ')),
      leaf('converters & hub', text('Converters & Hub', 'কনভার্টার ও হাব')),
      leaf('powerbank', text('Powerbank', 'পাওয়ার ব্যাংক')),
    ],
  },
  leaf('fan', text('Fan', 'ফ্যান')),
  {
    label: text('Earphones & Headphones', 'ইয়ারফোন ও হেডফোন'),
    name: 'earphones & headphones',
    children: [
      leaf('wired earphone', text('Wired Earphone', 'তারযুক্ত ইয়ারফোন')),
      leaf('headphones', text('Headphones', 'হেডফোন')),
      leaf('wireless earphone', text('Wireless Earphone', 'তারবিহীন ইয়ারফোন')),
    ],
  },
  leaf('earbuds', text('TWS Earbuds', 'ইয়ারবাডস')),
  leaf('bluetooth speaker', text('Speakers', 'স্পিকার')),
  leaf('best seller', text('Best Seller', 'বেস্ট সেলার')),
  leaf('smartwatch', text('Smart Watches', 'স্মার্ট ওয়াচ')),
  leaf('lifestyle', text('Lifestyle', 'লাইফস্টাইল')),
  {
    label: text('More', 'আরও'),
    hint: text('categories', 'ক্যাটাগরি'),
    name: 'more',
    children: [
      leaf('smart tv', text('Smart TV', 'স্মার্ট টিভি')),
      leaf('laptop', text('Laptop', 'ল্যাপটপ')),
    ],
  },
]

const districts = [
  'Dhaka',
  'Chittagong',
  'Rajshahi',
  'Khulna',
  'Mymensingh',
  'Sylhet',
  'Barishal',
  'Rangpur',
  'Tangail',
] as const

/** For faulty products, from the day of the delivery. */
const returnDays = 7

type Chat = { name: Text; url: `https://${string}` }

export const shop = {
  name: 'Jontro',
  nameInBengali: 'যন্ত্র',
  /** On screen. */
  displayName: text('Jontro', 'যন্ত্র'),
  tagline: text('Tech Destination', 'গ্যাজেটের ঠিকানা'),
  blurb: text(
    'Jontro brings authentic gadgets from trusted importers to every district of Bangladesh, with fast delivery and honest prices.',
    'বিশ্বস্ত আমদানিকারকের আসল গ্যাজেট যন্ত্র পৌঁছে দেয় বাংলাদেশের প্রতিটি জেলায়, দ্রুত ডেলিভারিতে ও ন্যায্য দামে।',
  ),
  supportEmail: 'support@jontro.example',
  /** A demo number. */
  supportPhone: '+880 9600-000000',
  /** Such as `{ name: text('WhatsApp', 'হোয়াটসঅ্যাপ'), url: 'https://wa.me/8801700000000' }`, or `https://m.me/` and the page's name. */
  chats: [] as readonly Chat[],
  /** Whether the links of the footer lead nowhere, as the specification says; if not, they lead to the pages of `shop/help/`. */
  hasFooterPlaceholders: true as boolean,
  currencySymbol: '৳',
  /** In mails: the fonts of many mail programs have no Bengali characters. */
  currencyText: 'Tk ',
  /** Of numbers. */
  locale: 'en-IN',
  /** Language of the pages. */
  openGraphLocale: text('en_US', 'bn_BD'),
  timeZone: 'Asia/Dhaka',
  country: 'Bangladesh',
  countryName: text('Bangladesh', 'বাংলাদেশ'),
  mobilePrefix: '+880',
  districts,
  /** Monthly instalments with a card on the gateway's page, for orders from this amount in taka. Null: none. */
  emi: { fromAmount: 5_000, maxMonths: 12 } as Emi | null,
  /** Whether admins can record that an order was paid in cash on delivery. */
  cashOnDelivery: true as boolean,
  /** Whether customers can cancel their orders until they are paid or delivered. */
  canCancelUnpaidOrders: true as boolean,
  /** Shown on product page, checkout and footer: what the gateway's page offers, `emi` and `cashOnDelivery`. */
  howToPay: text(
    'Cards (also EMI), bKash, Nagad, Rocket, Upay, cash on delivery',
    'কার্ড (EMI-সহ), বিকাশ, নগদ, রকেট, উপায়, ক্যাশ অন ডেলিভারি',
  ),
  /** Whether category pages, as searches, can be sorted by the stars of reviews. */
  sortsCategoriesByRating: false as boolean,
  /** What is usual; `delivery.ts` has the charges and the last day. */
  insideDhakaTime: text('24-48 hours', '২৪-৪৮ ঘণ্টা'),
  returnDays,
  /** Shown on product page, cart and checkout. */
  warrantyNote: text(
    `Manufacturer’s warranty, ${returnDays}-day returns for faulty products`,
    `প্রস্তুতকারকের ওয়ারেন্টি, ত্রুটিপূর্ণ পণ্যে ${toBengaliDigits(returnDays)} দিনের মধ্যে ফেরত`,
  ),
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
