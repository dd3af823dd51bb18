import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

// Fields and rules
export const name = text('Name', 'নাম')
export const email = text('E-mail', 'ইমেইল')
export const password = text('Password', 'পাসওয়ার্ড')
export const passwordHint = text('6 characters or more.', '৬টি বা তার বেশি অক্ষর।')
export const noPasswordChosen = text('Please choose a password.', 'একটি পাসওয়ার্ড দিন।')
export const passwordTooShort = text(
  (minLength: number) => `At least ${minLength} characters.`,
  (minLength) => `অন্তত ${formatBengaliNumber(minLength)}টি অক্ষর দিন।`,
)

// Log in
export const rememberMe = text('Remember me', 'লগ ইন মনে রাখুন')
export const lostPassword = text('Lost your password?', 'পাসওয়ার্ড ভুলে গেছেন?')
export const logIn = text('Log in', 'লগ ইন করুন')
export const or = text('or', 'অথবা')
export const continueWithGoogle = text('Continue with Google', 'Google দিয়ে চালিয়ে যান')
export const loginDone = text('Login successful!', 'লগ ইন সফল হয়েছে!')
export const loginFailed = text(
  'Login failed. Please check your credentials.',
  'লগ ইন করা যায়নি। আপনার তথ্য যাচাই করুন।',
)
export const googleLoginDone = text('Google login successful!', 'Google দিয়ে লগ ইন সফল হয়েছে!')
export const googleLoginFailed = text(
  'Google login failed. Please try again.',
  'Google দিয়ে লগ ইন করা যায়নি। আবার চেষ্টা করুন।',
)
export const resetSent = text(
  'Password reset email sent. Please check your inbox.',
  'পাসওয়ার্ড রিসেটের ইমেইল পাঠানো হয়েছে। আপনার ইনবক্স দেখুন।',
)
export const resetFailed = text(
  'Failed to send password reset email. Please try again.',
  'পাসওয়ার্ড রিসেটের ইমেইল পাঠানো যায়নি। আবার চেষ্টা করুন।',
)

// Register
export const createAccount = text('Create account', 'অ্যাকাউন্ট তৈরি করুন')
export const uploadingPhoto = text('Uploading photo…', 'ছবি আপলোড হচ্ছে…')
export const registered = text('Registration successful!', 'রেজিস্ট্রেশন সফল হয়েছে!')
export const confirmEmail = text(
  'We’ve sent you a link. Please confirm your e-mail address.',
  'আপনাকে একটি লিংক পাঠানো হয়েছে। আপনার ইমেইল ঠিকানা নিশ্চিত করুন।',
)
export const registrationFailed = text(
  'Registration failed. Please check your credentials.',
  'রেজিস্ট্রেশন করা যায়নি। আপনার তথ্য যাচাই করুন।',
)
/** Before the link to the privacy policy. */
export const youAgreeTo = text(
  'By creating an account you agree to our ',
  'অ্যাকাউন্ট তৈরি করলে আপনি আমাদের ',
)
/** After it. */
export const youAgreeToEnd = text('.', ' মেনে নিচ্ছেন।')

// Beside the forms
export const benefits = text('Benefits of an account', 'অ্যাকাউন্টের সুবিধা')
export const oneAccount = text(
  'One account for all your gadgets.',
  'আপনার সব গ্যাজেটের জন্য একটিই অ্যাকাউন্ট।',
)
export const trackOrders = text('Track your orders', 'অর্ডারের খোঁজ রাখুন')
export const trackOrdersText = text(
  (country: string) => `From our shelf to your door, anywhere in ${country}.`,
  () => 'আমাদের শেলফ থেকে আপনার দরজা পর্যন্ত, দেশের যেকোনো প্রান্তে।',
)
export const paySecurely = text('Pay securely', 'নিরাপদে পেমেন্ট করুন')
export const paySecurelyText = text(
  'Your card details go to the payment gateway, never to us.',
  'আপনার কার্ডের তথ্য যায় পেমেন্ট গেটওয়েতে, কখনো আমাদের কাছে নয়।',
)
export const writeReviews = text('Write reviews', 'রিভিউ লিখুন')
export const writeReviewsText = text(
  'Review what you bought and help the next shopper choose.',
  'কেনা পণ্যের রিভিউ দিন, পরের ক্রেতাকে বেছে নিতে সাহায্য করুন।',
)

// Demo
export const demoShop = text('This is a demo shop.', 'এটি একটি ডেমো শপ।')
export const clickToTest = text('Click Log in to test quickly.', 'দ্রুত দেখে নিতে ‘লগ ইন করুন’ চাপুন।')
export const useDemoAdmin = text('Use the demo admin', 'ডেমো অ্যাডমিন ব্যবহার করুন')
export const useDemoCustomer = text('Use the demo customer', 'ডেমো গ্রাহক ব্যবহার করুন')
/** Before the link to the mailbox. */
export const demoMail = text('Demo: the mail is in the ', 'ডেমো: মেইলটি আছে ')
export const demoMailbox = text('demo’s mailbox', 'ডেমোর মেইলবক্সে')
/** After the link to the mailbox. */
export const demoMailEnd = text('.', '।')
export const demoMailAt = text(
  (path: string) => `In this demo the mail is at ${path}.`,
  (path) => `এই ডেমোতে মেইলটি পাবেন ${path} ঠিকানায়।`,
)
export const googleNeedsInternet = text(
  'In this demo, Google sign-in needs the internet.',
  'এই ডেমোতে Google দিয়ে লগ ইন করতে ইন্টারনেট লাগে।',
)
