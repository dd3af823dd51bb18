import { toBengaliDigits } from '@/common/bengali'
import { text } from '@/common/text'

export const somethingWentWrong = text(
  'Something went wrong. Please try again.',
  'কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
)
export const noConnection = text('No connection', 'সংযোগ নেই')
export const shopNotReached = text(
  'We could not reach the shop. Please check your connection and try again.',
  'শপে পৌঁছানো যাচ্ছে না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
)
export const timeout = text('Timeout', 'সময় শেষ')
export const tooLong = text(
  'This is taking too long. Please try again.',
  'অনেক সময় লাগছে। আবার চেষ্টা করুন।',
)
export const unreadableResponse = text('Unreadable response', 'উত্তরটি পড়া যায়নি')
export const failure = text('Something went wrong', 'কিছু একটা সমস্যা হয়েছে')
export const pictureTooLarge = text('Picture too large', 'ছবি বেশি বড়')
export const pictureAtMost = text(
  (size: string) => `This picture is too large: ${size} at most.`,
  (size) => `ছবিটি বেশি বড়: সর্বোচ্চ ${toBengaliDigits(size)}।`,
)
