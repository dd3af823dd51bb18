import { text } from '@/common/text'

export const views = text('Views', 'ভিউ')
export const shared = text('shared', 'শেয়ার করা')
export const changed = text('changed', 'বদলানো হয়েছে')
export const viewsNotLoaded = text('Load saved views again', 'সেভ করা ভিউ আবার লোড করুন')

// What is done to them
export const save = text('Save', 'সেভ করুন')
export const saveForAll = text('Save for all admins', 'সব অ্যাডমিনের জন্য সেভ করুন')
export const saveAs = text('Save as view', 'ভিউ হিসেবে সেভ করুন')
export const editView = text('Edit view', 'ভিউ সম্পাদনা')
export const editNamed = text(
  (name: string) => `Edit view ${name}`,
  (name) => `ভিউ সম্পাদনা: ${name}`,
)
export const viewSaved = text('View saved', 'ভিউ সেভ হয়েছে')

// In the dialog
export const viewName = text('Name of the view', 'ভিউয়ের নাম')
export const nameMissing = text('Enter a name.', 'একটি নাম লিখুন।')
export const nameTaken = text(
  'There is a view with this name already.',
  'এই নামে একটি ভিউ আগে থেকেই আছে।',
)
export const shareWithAll = text('Share with all admins', 'সব অ্যাডমিনের সঙ্গে শেয়ার করুন')
export const sharedByAnother = text(
  'Shared with all admins: what you change, changes for all of them.',
  'সব অ্যাডমিনের সঙ্গে শেয়ার করা: আপনি যা বদলাবেন, তা সবার জন্যই বদলাবে।',
)
export const deleteView = text('Delete view', 'ভিউ মুছুন')
export const deleteOwn = text('The view goes, the rows stay.', 'ভিউটি মুছে যাবে, সারিগুলো থেকে যাবে।')
export const deleteForAll = text(
  'The view goes for all admins, the rows stay.',
  'ভিউটি সব অ্যাডমিনের জন্যই মুছে যাবে, সারিগুলো থেকে যাবে।',
)
