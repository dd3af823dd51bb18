import { text } from '@/common/text'

export const emailMissing = text('Please enter your email address.', 'আপনার ইমেইল ঠিকানা লিখুন।')
export const passwordMissing = text('Please enter your password.', 'আপনার পাসওয়ার্ড লিখুন।')

export const sessionExpiredTitle = text('Your Session has expired', 'আপনার সেশনের মেয়াদ শেষ হয়েছে')
export const sessionExpired = text('Please log in again to continue', 'চালিয়ে যেতে আবার লগ ইন করুন।')

// Errors of a sign-in
export const wrongCredentials = text('Wrong e-mail or password.', 'ইমেইল বা পাসওয়ার্ড সঠিক নয়।')
export const emailInUse = text(
  'This e-mail already has an account. Log in instead.',
  'এই ইমেইলে আগে থেকেই একটি অ্যাকাউন্ট আছে। লগ ইন করুন।',
)
export const hasPassword = text(
  'This e-mail has an account with a password. Log in with that.',
  'এই ইমেইলের অ্যাকাউন্টে পাসওয়ার্ড দেওয়া আছে। সেটি দিয়ে লগ ইন করুন।',
)
export const weakPassword = text(
  'Please choose at least 6 characters.',
  'পাসওয়ার্ডে অন্তত ৬টি অক্ষর দিন।',
)
export const simplePassword = text(
  'This password is too simple. Make it longer, with capitals, digits and signs.',
  'পাসওয়ার্ডটি খুব সহজ। আরও বড় করুন; বড় হাতের অক্ষর, সংখ্যা ও চিহ্ন দিন।',
)
export const accountDisabled = text(
  (email: string) => `This account has been disabled. Please write to ${email}.`,
  (email) => `এই অ্যাকাউন্টটি বন্ধ করা হয়েছে। ${email} ঠিকানায় লিখুন।`,
)
export const tooManyAttempts = text(
  'Too many attempts. Please wait a few minutes and try again.',
  'অনেকবার চেষ্টা করা হয়েছে। কয়েক মিনিট পর আবার চেষ্টা করুন।',
)
export const signInEnded = text(
  'Your sign-in has ended. Please log in again.',
  'আপনার লগ ইনের মেয়াদ শেষ। আবার লগ ইন করুন।',
)
export const passwordAgain = text(
  'For your safety, please enter your password again.',
  'নিরাপত্তার জন্য আপনার পাসওয়ার্ড আবার লিখুন।',
)
export const signInUnreachable = text(
  'The sign-in service is out of reach. Please check your connection and try again.',
  'লগ ইন সেবার সাথে সংযোগ করা যাচ্ছে না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
)
export const popupBlocked = text(
  'Your browser held back the Google window. Allow it for this shop and try again.',
  'আপনার ব্রাউজার Google-এর উইন্ডো আটকে দিয়েছে। এই শপের জন্য অনুমতি দিয়ে আবার চেষ্টা করুন।',
)
export const signInOff = text(
  'This way of signing in is switched off.',
  'এভাবে লগ ইন করা এখন বন্ধ আছে।',
)

// Profile picture
export const profilePicture = text('Profile picture (optional)', 'প্রোফাইলের ছবি (ঐচ্ছিক)')
export const changePhoto = text('Change', 'বদলান')
export const choosePhoto = text('Choose photo', 'ছবি বেছে নিন')
export const uploadingPhoto = text('Uploading photo', 'ছবি আপলোড হচ্ছে')
export const pictureReady = text('Your picture is ready.', 'আপনার ছবি প্রস্তুত।')
export const notAnImage = text(
  'Choose an image file (JPEG, PNG or WebP).',
  'একটি ছবির ফাইল বেছে নিন (JPEG, PNG বা WebP)।',
)
export const uploadFailed = text('Image upload failed.', 'ছবি আপলোড করা যায়নি।')
