import { text } from '@/common/text'

export const offers = text('Offers', 'অফার')
export const banners = text('Banners', 'ব্যানার')
/** A slide: আগের ব্যানার, পরের ব্যানার. */
export const banner = text('banner', 'ব্যানার')
export const about = text(
  (shop: string) => `About ${shop}`,
  (shop) => `${shop} সম্পর্কে`,
)
