import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

export const reviews = text('Reviews', 'রিভিউ')
export const loading = text('Loading the reviews…', 'রিভিউ লোড হচ্ছে…')
export const failed = text('The reviews could not be loaded.', 'রিভিউগুলো লোড করা যায়নি।')
export const noReviews = text(
  'No reviews yet. Customers can write one after the delivery.',
  'এখনো কোনো রিভিউ নেই। ডেলিভারির পর ক্রেতারা রিভিউ লিখতে পারেন।',
)
export const showMore = text('Show more reviews', 'আরও রিভিউ দেখুন')
export const noMore = text('These are all reviews.', 'এই ছিল সব রিভিউ।')
export const loadingMore = text('Loading more reviews…', 'আরও রিভিউ লোড হচ্ছে…')
export const moreFailed = text('These reviews could not be loaded.', 'এই রিভিউগুলো লোড করা যায়নি।')
export const verified = text('Verified purchase', 'যাচাই করা ক্রেতা')

// Stars
export const ratings = text(
  (count: number) => pluralize(count, 'rating'),
  (count) => `${formatBengaliNumber(count)}টি রেটিং`,
)
export const filterByStars = text('Filter the reviews by stars', 'স্টার অনুযায়ী রিভিউ বাছুন')
/** Of a row of the distribution, which shows the reviews with so many stars. */
export const starsAndRatings = text(
  (stars: number, count: number) => `${pluralize(stars, 'star')}, ${pluralize(count, 'rating')}`,
  (stars, count) => `${formatBengaliNumber(stars)} স্টার, ${formatBengaliNumber(count)}টি রেটিং`,
)
export const countWithStars = text(
  (count: number, stars: number) =>
    `${pluralize(count, 'review')} with ${pluralize(stars, 'star')}`,
  (count, stars) => `${formatBengaliNumber(stars)} স্টারের ${formatBengaliNumber(count)}টি রিভিউ`,
)
export const showAll = text('Show all reviews', 'সব রিভিউ দেখুন')
