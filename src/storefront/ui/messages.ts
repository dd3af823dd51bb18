import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

// Quantity
export const decreaseQuantity = text('Decrease quantity', 'পরিমাণ কমান')
export const increaseQuantity = text('Increase quantity', 'পরিমাণ বাড়ান')
export const wholeNumbersOnly = text(
  (min: number, max: number) => `Whole numbers from ${min} to ${max} only.`,
  (min, max) => `${formatBengaliNumber(min)} থেকে ${formatBengaliNumber(max)} পর্যন্ত পূর্ণ সংখ্যা লিখুন।`,
)
export const minimumIs = text(
  (min: number) => `The minimum is ${min}.`,
  (min) => `কমপক্ষে ${formatBengaliNumber(min)}টি নিতে হবে।`,
)
export const maximumIs = text(
  (max: number) => `The maximum is ${max}.`,
  (max) => `সর্বোচ্চ ${formatBengaliNumber(max)}টি নেওয়া যাবে।`,
)

// Steps of an order
export const orderSteps = text('Steps of your order', 'আপনার অর্ডারের ধাপ')
export const details = text('Details', 'ঠিকানা')

export const showPassword = text('Show password', 'পাসওয়ার্ড দেখান')

// Below the button to order
export const securePayment = text('Secure online payment', 'নিরাপদ অনলাইন পেমেন্ট')
export const orCashOnDelivery = text(', or cash on delivery', ', অথবা ক্যাশ অন ডেলিভারি')

// Carousel
export const carousel = text('carousel', 'ক্যারোসেল')
export const pauseSlideshow = text('Pause slideshow', 'স্লাইডশো থামান')
export const playSlideshow = text('Play slideshow', 'স্লাইডশো চালান')
export const previousSlide = text(
  (slide: string) => `Previous ${slide}`,
  (slide) => `আগের ${slide}`,
)
export const nextSlide = text(
  (slide: string) => `Next ${slide}`,
  (slide) => `পরের ${slide}`,
)
export const showSlide = text(
  (slide: string, position: number, count: number) => `Show ${slide} ${position} of ${count}`,
  (slide, position, count) =>
    `${formatBengaliNumber(count)}টির মধ্যে ${formatBengaliNumber(position)} নম্বর ${slide} দেখান`,
)

// Page to read
export const onThisPage = text('On this page', 'এই পাতায়')
