import { formatBengaliNumber, toBengaliDigits } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

// Writing a review
export const addReview = text('Add Review', 'রিভিউ দিন')
export const submitReview = text('Submit review', 'রিভিউ জমা দিন')
export const yourReview = text('Your review', 'আপনার রিভিউ')
export const yourRating = text('Your rating (optional)', 'আপনার রেটিং (ঐচ্ছিক)')
export const noStars = text('No stars', 'কোনো স্টার নেই')
export const reviewPlaceholder = text(
  'What did you like or dislike?',
  'কী ভালো লেগেছে, কী ভালো লাগেনি?',
)
export const reviewHint = text(
  (name: string, district: string, charactersLeft: string) =>
    `Shown on the product page as “${name}, ${district}”. ${charactersLeft}.`,
  (name, district, charactersLeft) =>
    `পণ্যের পাতায় “${name}, ${district}” নামে দেখানো হবে। ${charactersLeft}।`,
)
export const charactersLeft = text(
  (count: number) => `${count} characters left`,
  (count) => `আর ${formatBengaliNumber(count)}টি অক্ষর লেখা যাবে`,
)
export const tooMany = text(
  (count: number) => `${count} too many`,
  (count) => `${formatBengaliNumber(count)}টি বেশি হয়েছে`,
)
export const reviewRequired = text('Please write your review.', 'আপনার রিভিউ লিখুন।')
export const reviewTooLong = text(
  (limit: number, excess: string) => `At most ${limit} characters: ${excess}.`,
  (limit, excess) => `সর্বোচ্চ ${formatBengaliNumber(limit)}টি অক্ষর: ${excess}।`,
)
export const yourPhotos = text('Photos (optional)', 'ছবি (ঐচ্ছিক)')
export const photosHint = text(
  (max: number, size: string) =>
    `Up to ${max} photos of what you received, ${size} each. Everyone can see them on the product page.`,
  (max, size) =>
    `হাতে পাওয়া পণ্যের সর্বোচ্চ ${formatBengaliNumber(max)}টি ছবি, প্রতিটি ${toBengaliDigits(size)} পর্যন্ত। পণ্যের পাতায় সবাই দেখতে পাবেন।`,
)
export const tooManyPhotos = text(
  (max: number) => `A review can have up to ${max} photos.`,
  (max) => `একটি রিভিউতে সর্বোচ্চ ${formatBengaliNumber(max)}টি ছবি দেওয়া যায়।`,
)
export const reviewAdded = text('Review added', 'রিভিউ যোগ হয়েছে')
export const reviewAddedTitle = text('Review added successfully!', 'আপনার রিভিউ যোগ হয়েছে!')
export const reviewFailed = text(
  'Failed to add review. Please try again.',
  'রিভিউ যোগ করা যায়নি। আবার চেষ্টা করুন।',
)

// Pending reviews
export const pendingReviews = text('Pending reviews', 'বাকি থাকা রিভিউ')
export const ordersToReview = text(
  (count: number) => `${pluralize(count, 'order')} to review`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডারের রিভিউ দেওয়া বাকি`,
)
export const pendingLead = text(
  (count: number) => `${pluralize(count, 'order')} to review.`,
  (count) => `${formatBengaliNumber(count)}টি অর্ডারের রিভিউ দেওয়া বাকি।`,
)
export const whyReview = text(
  'Your reviews help other shoppers choose',
  'আপনার রিভিউ অন্য ক্রেতাদের বেছে নিতে সাহায্য করে',
)
export const loadingPending = text('Loading your pending reviews', 'বাকি থাকা রিভিউ লোড হচ্ছে')
export const pendingFailed = text(
  'Your pending reviews could not be loaded.',
  'বাকি থাকা রিভিউ লোড করা যায়নি।',
)
export const deliveredOn = text(
  (date: string) => `Delivered on ${date}`,
  (date) => `ডেলিভার হয়েছে ${date}`,
)
export const noPending = text('No pending reviews found.', 'কোনো রিভিউ বাকি নেই।')
export const whenToReview = text(
  'You can review an order once it has been delivered.',
  'অর্ডার ডেলিভার হলে তার রিভিউ দিতে পারবেন।',
)
export const toMyOrders = text('Go to my orders', 'আমার অর্ডারে যান')

// My reviews
export const myReviews = text('My reviews', 'আমার রিভিউ')
export const loadingReviews = text('Loading your reviews', 'আপনার রিভিউ লোড হচ্ছে')
export const reviewsFailed = text('Your reviews could not be loaded.', 'আপনার রিভিউ লোড করা যায়নি।')
export const items = text(
  (count: number) => pluralize(count, 'item'),
  (count) => `${formatBengaliNumber(count)}টি পণ্য`,
)
export const reviewedOn = text(
  (date: string) => `Reviewed on ${date}`,
  (date) => `রিভিউ দিয়েছেন ${date}`,
)
export const isHidden = text(
  'The shop does not show this review on the product pages.',
  'পণ্যের পাতায় এই রিভিউটি দেখানো হচ্ছে না।',
)
export const noReviews = text(
  "You haven't reviewed any orders yet.",
  'আপনি এখনো কোনো অর্ডারের রিভিউ দেননি।',
)
export const whyReviewSentence = text(
  'Your reviews help other shoppers choose.',
  'আপনার রিভিউ অন্য ক্রেতাদের বেছে নিতে সাহায্য করে।',
)
export const seePending = text('See pending reviews', 'বাকি থাকা রিভিউ দেখুন')
