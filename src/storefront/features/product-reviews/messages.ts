import { text } from '@/common/text'

export const reviews = text('Reviews', 'রিভিউ')
export const loading = text('Loading the reviews…', 'রিভিউ লোড হচ্ছে…')
export const failed = text('The reviews could not be loaded.', 'রিভিউগুলো লোড করা যায়নি।')
export const noReviews = text(
  'No reviews yet. Customers can write one after the delivery.',
  'এখনো কোনো রিভিউ নেই। ডেলিভারির পর ক্রেতারা রিভিউ লিখতে পারেন।',
)
export const showMore = text('Show more reviews', 'আরও রিভিউ দেখুন')
export const loadingMore = text('Loading more reviews…', 'আরও রিভিউ লোড হচ্ছে…')
export const moreFailed = text('These reviews could not be loaded.', 'এই রিভিউগুলো লোড করা যায়নি।')
export const verified = text('Verified purchase', 'যাচাই করা ক্রেতা')
