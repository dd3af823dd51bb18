import type { shop } from './shop.config'

type ProductCategory = (typeof shop.productCategories)[number]

/**
 * Search words for all products of a category: Bengali, or English other than its name. Only the server imports this part of the shop's
 * configuration, so that browsers do not load it.
 */
export const categorySynonyms: Record<ProductCategory, readonly string[]> = {
  Earbuds: ['ইয়ারবাড', 'ইয়ারবাডস', 'এয়ারবাডস', 'টিডব্লিউএস', 'tws', 'airbuds'],
  Smartwatch: ['স্মার্টওয়াচ', 'স্মার্ট ওয়াচ', 'ঘড়ি', 'হাতঘড়ি', 'watch'],
  Powerbank: ['পাওয়ার ব্যাংক', 'পাওয়ারব্যাংক', 'power bank'],
  Fan: ['ফ্যান', 'পাখা'],
  Headphones: ['হেডফোন', 'হেডফোনস', 'হেডসেট', 'headset'],
  'Bluetooth Speaker': ['স্পিকার', 'ব্লুটুথ স্পিকার', 'সাউন্ডবার', 'soundbar'],
  'Best Seller': ['মোবাইল', 'ফোন', 'মোবাইল ফোন', 'স্মার্টফোন', 'phone', 'mobile', 'smartphone'],
  'Wired Earphone': ['ইয়ারফোন', 'তারযুক্ত', 'earphone'],
  'Wireless Earphone': ['নেকব্যান্ড', 'ইয়ারফোন', 'neckband', 'earphone'],
  'Charging Accessories': ['চার্জিং'],
  'Converters & Hub': ['কনভার্টার', 'হাব', 'dock', 'adapter'],
  Laptop: ['ল্যাপটপ', 'নোটবুক', 'কম্পিউটার', 'notebook'],
  'Smart TV': ['টিভি', 'স্মার্ট টিভি', 'টেলিভিশন', 'television'],
  Lifestyle: ['লাইফস্টাইল'],
}
