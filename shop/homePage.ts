/** What is on this shop's home page only: not in `shop.config.ts`, which every page loads. */

/** Link target of a banner: a category by its name, or a product. */
export type BannerTarget = { category: string } | { product: { _id: string; productName: string } }

export type Banner = {
  /** File name in `/images/banners/`. */
  picture: string
  /** Text alternative. */
  alt: string
  kicker: string
  title: string
  action: string
  to: BannerTarget
}

/** Products that banners link to, with their ids in the demo shop. */
const bannerTargets = {
  flagshipPhoneA: {
    _id: '019a326a-0400-7280-86ab-0f3cfd6ce987',
    productName: 'Ujjvane X1 Ultra 5G 16GB 512GB Titanium',
  },
  flagshipPhoneB: {
    _id: '019728c9-c000-7ab1-b190-2ee79dc9a612',
    productName: 'Taruvok Zenith 7 Pro 5G 12GB 256GB Forest',
  },
  earbuds: {
    _id: '019b6c8d-f000-7ba2-a637-c3394dc0a766',
    productName: 'Dhonira Aura Pro ANC Earbuds Midnight',
  },
} as const

const carouselBanners: readonly Banner[] = [
  {
    picture: 'best-seller',
    alt: 'Five phones in lilac, crimson, blue, green and marigold',
    kicker: 'Best Seller',
    title: 'The phones everyone wants',
    action: 'Shop best sellers',
    to: { category: 'best seller' },
  },
  {
    picture: 'flagship-a',
    alt: 'A titanium phone from the front and from behind',
    kicker: 'Ujjvane X1 Ultra 5G',
    title: '200 MP camera, 100 W charging',
    action: 'Meet the flagship',
    to: { product: bannerTargets.flagshipPhoneA },
  },
  {
    picture: 'smartwatch',
    alt: 'Two round smart watches, one silver and one marigold',
    kicker: 'Smart Watches',
    title: 'Your day, kept on your wrist',
    action: 'See all watches',
    to: { category: 'smartwatch' },
  },
  {
    picture: 'earbuds',
    alt: 'Wireless earbuds in front of their open case',
    kicker: 'Dhonira Aura Pro ANC',
    title: 'Quiet, wherever you are',
    action: 'Experience the difference',
    to: { product: bannerTargets.earbuds },
  },
]

/** Beside the carousel on wide screens. */
const staticBanners: readonly Banner[] = [
  {
    picture: 'static-1',
    alt: 'A forest green phone from the front and from behind',
    kicker: 'Taruvok Zenith 7 Pro',
    title: '144 Hz in forest green',
    action: 'View phone',
    to: { product: bannerTargets.flagshipPhoneB },
  },
  {
    picture: 'static-2',
    alt: 'A laptop in front of a television',
    kicker: 'More',
    title: 'Smart TVs and laptops',
    action: 'Shop TVs and laptops',
    to: { category: 'more' },
  },
]

/** Trust statements, in both languages. */
const trust = [
  {
    language: 'en',
    title: 'Gadgets you can trust, for about 7 years',
    text: 'For about 7 years we have been choosing gadgets for shoppers all over Bangladesh. Every product is authentic and comes from importers whom we trust, with full customer service before you order, during delivery and long after.',
    years: 'About 7 years of experience',
    authentic: 'Authentic products from trusted importers',
    service: 'Full customer service',
  },
  {
    language: 'bn',
    title: 'প্রায় ৭ বছর ধরে আস্থার গ্যাজেট',
    text: 'প্রায় ৭ বছর ধরে আমরা সারা বাংলাদেশের ক্রেতাদের জন্য গ্যাজেট বেছে আনছি। প্রতিটি পণ্য আসল, আসে বিশ্বস্ত আমদানিকারকের কাছ থেকে। আর অর্ডারের আগে, পণ্য পৌঁছানোর পথে এবং কেনার অনেক পরেও আপনি পাবেন পূর্ণ গ্রাহকসেবা।',
    years: 'প্রায় ৭ বছরের অভিজ্ঞতা',
    authentic: 'বিশ্বস্ত আমদানিকারকের কাছ থেকে আসল পণ্য',
    service: 'পূর্ণ গ্রাহকসেবা',
  },
] as const

export const homePage = { bannerTargets, carouselBanners, staticBanners, trust }
