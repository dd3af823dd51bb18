import { type Text, text } from '../common/text.ts'

/** What is on this shop's home page only: not in `shop.config.ts`, which every page loads. */

/** Link target of a banner: a category by its name, or a product. */
export type BannerTarget = { category: string } | { product: { _id: string; productName: string } }

export type Banner = {
  /** File name in `/images/banners/`. */
  picture: string
  /** Text alternative. */
  alt: Text
  kicker: Text
  title: Text
  action: Text
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
    alt: text(
      'Five phones in lilac, crimson, blue, green and marigold',
      'হালকা বেগুনি, টকটকে লাল, নীল, সবুজ ও গাঁদা রঙের পাঁচটি ফোন',
    ),
    kicker: text('Best Seller', 'বেস্ট সেলার'),
    title: text('The phones everyone wants', 'যে ফোনগুলো সবার পছন্দ'),
    action: text('Shop best sellers', 'বেস্ট সেলার দেখুন'),
    to: { category: 'best seller' },
  },
  {
    picture: 'flagship-a',
    alt: text(
      'A titanium phone from the front and from behind',
      'টাইটানিয়াম রঙের একটি ফোন, সামনে ও পেছন থেকে',
    ),
    kicker: text('Ujjvane X1 Ultra 5G', 'Ujjvane X1 Ultra 5G'),
    title: text('200 MP camera, 100 W charging', '২০০ মেগাপিক্সেল ক্যামেরা, ১০০ ওয়াট চার্জিং'),
    action: text('Meet the flagship', 'ফ্ল্যাগশিপটি দেখুন'),
    to: { product: bannerTargets.flagshipPhoneA },
  },
  {
    picture: 'smartwatch',
    alt: text(
      'Two round smart watches, one silver and one marigold',
      'দুটি গোল স্মার্ট ওয়াচ, একটি রুপালি ও একটি গাঁদা রঙের',
    ),
    kicker: text('Smart Watches', 'স্মার্ট ওয়াচ'),
    title: text('Your day, kept on your wrist', 'সারা দিনের হিসাব, আপনার কবজিতে'),
    action: text('See all watches', 'সব ঘড়ি দেখুন'),
    to: { category: 'smartwatch' },
  },
  {
    picture: 'earbuds',
    alt: text('Wireless earbuds in front of their open case', 'খোলা কেসের সামনে তারবিহীন ইয়ারবাডস'),
    kicker: text('Dhonira Aura Pro ANC', 'Dhonira Aura Pro ANC'),
    title: text('Quiet, wherever you are', 'যেখানেই থাকুন, কোলাহল দূরে'),
    action: text('Experience the difference', 'পার্থক্যটা নিজেই শুনুন'),
    to: { product: bannerTargets.earbuds },
  },
]

/** Beside the carousel on wide screens. */
const staticBanners: readonly Banner[] = [
  {
    picture: 'static-1',
    alt: text(
      'A forest green phone from the front and from behind',
      'বন-সবুজ রঙের একটি ফোন, সামনে ও পেছন থেকে',
    ),
    kicker: text('Taruvok Zenith 7 Pro', 'Taruvok Zenith 7 Pro'),
    title: text('144 Hz in forest green', '১৪৪ হার্টজ, বন-সবুজ রঙে'),
    action: text('View phone', 'ফোনটি দেখুন'),
    to: { product: bannerTargets.flagshipPhoneB },
  },
  {
    picture: 'static-2',
    alt: text('A laptop in front of a television', 'একটি টেলিভিশনের সামনে একটি ল্যাপটপ'),
    kicker: text('More', 'আরও'),
    title: text('Smart TVs and laptops', 'স্মার্ট টিভি ও ল্যাপটপ'),
    action: text('Shop TVs and laptops', 'টিভি ও ল্যাপটপ দেখুন'),
    to: { category: 'more' },
  },
]

/** Trust statements, in both languages: English pages have both. */
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
