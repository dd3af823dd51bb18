import { text } from '@/common/text'

// Profile
export const fullName = text('Full name', 'পুরো নাম')
export const uploadingPhoto = text('Uploading photo…', 'ছবি আপলোড হচ্ছে…')
export const saveProfile = text('Save profile', 'প্রোফাইল সেভ করুন')
export const profileUpdated = text('Profile Updated', 'প্রোফাইল আপডেট হয়েছে')

// Signing in
export const email = text('E-mail', 'ইমেইল')
export const emailHint = text(
  'You sign in with it. It cannot be changed.',
  'এটি দিয়ে আপনি লগ ইন করেন। এটি বদলানো যায় না।',
)
export const googleNote = text(
  (shop: string) =>
    `You sign in with Google, so ${shop} has no password of yours. You can change it in your Google account.`,
  (shop) =>
    `আপনি Google দিয়ে লগ ইন করেন, তাই ${shop}-এর কাছে আপনার কোনো পাসওয়ার্ড নেই। পাসওয়ার্ড বদলাতে পারবেন আপনার Google অ্যাকাউন্টে।`,
)

// Password
export const newPassword = text('New password', 'নতুন পাসওয়ার্ড')
export const passwordHint = text('6 characters or more.', '৬টি বা তার বেশি অক্ষর।')
export const showPassword = text('Show password', 'পাসওয়ার্ড দেখুন')
export const changePassword = text('Change password', 'পাসওয়ার্ড বদলান')
export const passwordChanged = text('Password changed successfully', 'পাসওয়ার্ড বদলানো হয়েছে')
export const passwordFailed = text(
  'The password could not be changed. Please try again.',
  'পাসওয়ার্ড বদলানো যায়নি। আবার চেষ্টা করুন।',
)
export const otherSessionsTitle = text('Password changed', 'পাসওয়ার্ড বদলানো হয়েছে')
export const otherSessions = text(
  'Other browsers may still be signed in. Log out and log in again to sign them out.',
  'অন্য ব্রাউজারে এখনো লগ ইন করা থাকতে পারে। সেখান থেকেও লগ আউট করতে এখানে লগ আউট করে আবার লগ ইন করুন।',
)
export const emptyPassword = text('Password cannot be empty!', 'পাসওয়ার্ড খালি রাখা যাবে না!')
export const shortPassword = text('At least 6 characters.', 'অন্তত ৬টি অক্ষর দিন।')

// Current password
export const confirmPassword = text('Confirm your password', 'আপনার পাসওয়ার্ড নিশ্চিত করুন')
export const continueLabel = text('Continue', 'এগিয়ে যান')
export const confirmPasswordReason = text(
  'You signed in a while ago. For your security, please enter your current password to save the new one.',
  'আপনি অনেকক্ষণ আগে লগ ইন করেছেন। নিরাপত্তার জন্য নতুন পাসওয়ার্ড সেভ করতে বর্তমান পাসওয়ার্ডটি দিন।',
)
export const currentPassword = text('Current password', 'বর্তমান পাসওয়ার্ড')
export const passwordRequired = text('Please enter your password.', 'আপনার পাসওয়ার্ড দিন।')
export const wrongPassword = text('Your current password is wrong.', 'আপনার বর্তমান পাসওয়ার্ডটি ভুল।')
