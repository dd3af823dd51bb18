import { text } from '@/common/text'

// Loading
export const loading = text('Loading…', 'লোড হচ্ছে…')
export const loadingPage = text('Loading the page…', 'পাতা লোড হচ্ছে…')
export const sessionUnreachable = text(
  'We could not open your session. Please try again.',
  'আপনার লগ ইন যাচাই করা যায়নি। আবার চেষ্টা করুন।',
)

// Without a connection
export const offlineWaiting = text(
  "You're offline. We'll load this page when you're back.",
  'আপনি অফলাইনে আছেন। ইন্টারনেট ফিরলে পাতাটি লোড হবে।',
)
export const offline = text(
  "You're offline. Some things won't load until you're back.",
  'আপনি অফলাইনে আছেন। ইন্টারনেট না ফেরা পর্যন্ত কিছু জিনিস লোড হবে না।',
)
export const shopUnreachable = text(
  "We can't reach the shop. We'll keep trying to load this page.",
  'শপের সাথে সংযোগ করা যাচ্ছে না। পাতাটি লোড করার চেষ্টা চলছে।',
)

// A page that could not be loaded; the address to write to is between `writeTo` and `writeToEnd`
export const pageNotLoadedTitle = text('Page could not be loaded', 'পাতাটি লোড করা যায়নি')
export const pageNotLoaded = text("This page couldn't be loaded.", 'পাতাটি লোড করা যায়নি')
export const writeTo = text(
  'Please try again. If it keeps happening, write to ',
  'আবার চেষ্টা করুন। তারপরও না হলে ',
)
export const writeToEnd = text('.', ' ঠিকানায় লিখুন।')
