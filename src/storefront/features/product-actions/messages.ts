import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

// Cart
export const addToCart = text('Add to Cart', 'কার্টে যোগ করুন')
export const addProduct = text(
  (product: string) => `Add ${product} to the cart`,
  (product) => `${product} কার্টে যোগ করুন`,
)
export const addFailed = text(
  (reason: string) => `Couldn’t add to cart. ${reason}`,
  (reason) => `কার্টে যোগ করা যায়নি। ${reason}`,
)
export const inYourCart = text('In your cart now', 'এখন আপনার কার্টে আছে')
export const added = text('Added to cart', 'কার্টে যোগ হয়েছে')
export const viewCart = text('View cart', 'কার্ট দেখুন')
export const quantity = text('Quantity', 'পরিমাণ')
export const buy = text('Buy', 'কিনুন')
export const buyNow = text('Buy Now', 'এখনই কিনুন')
export const toCart = text('Redirecting to cart...', 'কার্টে নিয়ে যাওয়া হচ্ছে...')
export const outOfStock = text('This product is out of stock.', 'পণ্যটি স্টকে নেই।')
export const loginFirst = text('PLease login first', 'আগে লগ ইন করুন')

// Comparison
export const compare = text('Compare', 'তুলনা করুন')
export const compareProduct = text(
  (product: string) => `Compare ${product}`,
  (product) => `${product} তুলনা করুন`,
)
export const compareInstead = text(
  (category: string) => `Compare ${category} instead?`,
  (category) => `এর বদলে ${category} তুলনা করবেন?`,
)
export const oneCategory = text(
  (category: string) =>
    `You are comparing ${category}. Only products of one category fit side by side.`,
  (category) => `আপনি এখন ${category} তুলনা করছেন। পাশাপাশি শুধু একই ক্যাটাগরির পণ্য তুলনা করা যায়।`,
)
export const newComparison = text('Start a new comparison', 'নতুন তুলনা শুরু করুন')
export const comparisonFull = text(
  (max: number) => `You can compare up to ${max} products. Remove one first.`,
  (max) => `একসঙ্গে সর্বোচ্চ ${formatBengaliNumber(max)}টি পণ্য তুলনা করা যায়। আগে একটি সরিয়ে নিন।`,
)
