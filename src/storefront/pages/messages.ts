import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

// Cart, checkout and payment
export const yourCart = text('Your cart', 'আপনার কার্ট')
export const checkout = text('Checkout', 'চেকআউট')
export const lookingUpPayment = text('Looking up your payment…', 'আপনার পেমেন্টের তথ্য খোঁজা হচ্ছে…')
export const checkingPayment = text('Checking your payment…', 'আপনার পেমেন্ট যাচাই করা হচ্ছে…')

// Login and registration
export const login = text('Log in', 'লগ ইন করুন')
export const loggedOut = text('You’re logged out.', 'আপনি লগ আউট করেছেন।')
export const sessionExpired = text(
  'Your session has expired. Log in to continue.',
  'আপনার সেশনের মেয়াদ শেষ হয়েছে। চালিয়ে যেতে লগ ইন করুন।',
)
export const loginToCheckout = text('Log in to continue to checkout.', 'চেকআউটে যেতে লগ ইন করুন।')
export const loginToContinue = text('Log in to continue.', 'চালিয়ে যেতে লগ ইন করুন।')
export const newTo = text(
  (shop: string) => `New to ${shop}?`,
  (shop) => `${shop}-এ নতুন?`,
)
export const createAccount = text('Create an account', 'অ্যাকাউন্ট খুলুন')
export const haveAccount = text('Already have an account?', 'আগে থেকেই অ্যাকাউন্ট আছে?')

// Product
export const product = text('Product', 'পণ্য')
export const productFailed = text('The product could not be loaded.', 'পণ্যটি লোড করা যায়নি।')

// Mails that a customer has asked for
export const stopMails = text('Stop the mails that you asked for', 'যেসব মেইল চেয়েছেন তা বন্ধ করুন')
export const whatStops = text(
  'We then send you no more mails about stock and prices. Mails about your orders still come.',
  'এরপর স্টক ও দামের মেইল আর পাঠাব না। অর্ডারের মেইল পাবেন।',
)
export const stopAll = text('Stop these mails', 'মেইলগুলো বন্ধ করুন')
export const mailsStopped = text(
  'Done: you get no more of these mails.',
  'হয়ে গেছে: এই মেইল আর পাবেন না।',
)
export const noneToStop = text(
  'There were no mails left to stop with this link. Those that you still get are listed in your profile.',
  'এই লিংকে বন্ধ করার মতো কোনো মেইল আর নেই। এখনও যেসব মেইল পান, সেগুলো প্রোফাইলে আছে।',
)
export const incompleteLink = text(
  'This link is not complete. You can also stop the mails in your profile.',
  'লিংকটি সম্পূর্ণ নয়। প্রোফাইল থেকেও মেইল বন্ধ করতে পারবেন।',
)
export const toProfile = text('Go to your profile', 'প্রোফাইলে যান')

// Comparison
export const compare = text('Compare', 'তুলনা')
export const noLongerSold = text(
  (count: number) =>
    count === 1
      ? 'One product of this comparison is no longer sold.'
      : `${count} products of this comparison are no longer sold.`,
  (count) => `এই তুলনার ${formatBengaliNumber(count)}টি পণ্য এখন আর বিক্রি হয় না।`,
)
export const someFailed = text('Not all products could be loaded.', 'সব পণ্য লোড করা যায়নি।')
export const allFailed = text('The products could not be loaded.', 'পণ্যগুলো লোড করা যায়নি।')
export const loadingProducts = text('Loading the products…', 'পণ্য লোড হচ্ছে…')
export const addAnother = text('Add another one', 'আরেকটি যোগ করুন')
export const nothingToCompare = text('Nothing to compare yet.', 'তুলনা করার জন্য এখনো কোনো পণ্য নেই।')
export const howToCompare = text(
  (max: number) => `Choose Compare on up to ${max} products of a category.`,
  (max) => `একই ক্যাটাগরির সর্বোচ্চ ${formatBengaliNumber(max)}টি পণ্যে “তুলনা করুন” বাটন চাপুন।`,
)
export const toBestSellers = text('Go to the best sellers', 'বেস্ট সেলার দেখুন')
