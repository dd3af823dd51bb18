import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

// List
export const loadingAddresses = text('Loading your addresses…', 'আপনার ঠিকানা লোড হচ্ছে…')
export const addressesNotLoaded = text(
  'Your addresses could not be loaded.',
  'আপনার ঠিকানা লোড করা যায়নি।',
)
export const noAddresses = text(
  'You have no saved addresses yet.',
  'আপনার এখনো কোনো সেভ করা ঠিকানা নেই।',
)
export const isDefault = text('Default', 'ডিফল্ট')
export const makeDefault = text('Make default', 'ডিফল্ট করুন')
export const ofAddress = text(
  (action: string, label: string) => `${action}: ${label}`,
  (action, label) => `${action}: ${label}`,
)
export const addAddress = text('Add address', 'ঠিকানা যোগ করুন')
export const noMore = text(
  (max: number) => `You have saved ${max} addresses. To add another one, delete one first.`,
  (max) => `${formatBengaliNumber(max)}টি ঠিকানা সেভ করা আছে। নতুন যোগ করতে আগে একটি মুছুন।`,
)
export const edit = text('Edit', 'সম্পাদনা করুন')
export const deleteLabel = text('Delete', 'মুছুন')
export const deleteQuestion = text('Delete this address?', 'এই ঠিকানা মুছবেন?')
export const addressDeleted = text('Address deleted', 'ঠিকানা মোছা হয়েছে')

// Dialog
export const editAddress = text('Edit address', 'ঠিকানা সম্পাদনা')
export const label = text('Name of the address', 'ঠিকানার নাম')
export const labelHint = text('Such as Home or Office.', 'যেমন বাসা বা অফিস।')
export const labelMissing = text('Please name the address.', 'ঠিকানার একটি নাম দিন।')
export const useFirst = text('Fill in the checkout with it', 'চেকআউট এটি দিয়ে পূরণ করুন')
export const save = text('Save', 'সেভ করুন')
export const addressSaved = text('Address saved', 'ঠিকানা সেভ হয়েছে')
