import { text } from '@/common/text'

// Table
export const usersLabel = text('users', 'ব্যবহারকারী')
export const searchLabel = text('Search by name or e-mail', 'নাম বা ইমেইল দিয়ে খুঁজুন')
export const photo = text('Photo', 'ছবি')
export const name = text('Name', 'নাম')
export const you = text('You', 'আপনি')
export const email = text('E-mail', 'ইমেইল')
export const role = text('Role', 'ভূমিকা')
export const roles = {
  admin: text('admin', 'অ্যাডমিন'),
  user: text('user', 'ব্যবহারকারী'),
}
export const created = text('Created', 'খোলার তারিখ')
export const createdFrom = text('Created from', 'খোলার তারিখ থেকে')
export const createdUntil = text('Created until', 'খোলার তারিখ পর্যন্ত')
export const lastLogin = text('Last login', 'সর্বশেষ লগ ইন')
export const onlySorted = text('Can be sorted, not filtered.', 'সাজানো যায়, ফিল্টার করা যায় না।')

// Roles
export const makeUser = text('Make user', 'ব্যবহারকারী করুন')
export const makeAdmin = text('Make admin', 'অ্যাডমিন করুন')
export const makeUserQuestion = text(
  (user: string) => `Make ${user} a user?`,
  (user) => `${user}-কে সাধারণ ব্যবহারকারী করবেন?`,
)
export const makeAdminQuestion = text(
  (user: string) => `Make ${user} an admin?`,
  (user) => `${user}-কে অ্যাডমিন করবেন?`,
)
export const adminRights = text(
  'Admins can manage all products, orders, carts and users.',
  'অ্যাডমিনরা সব পণ্য, অর্ডার, কার্ট ও ব্যবহারকারী পরিচালনা করতে পারেন।',
)
export const losesAccess = text(
  'They lose access to the admin pages.',
  'তিনি আর অ্যাডমিনের পাতাগুলোতে ঢুকতে পারবেন না।',
)
export const youLoseAccess = text(
  'You will become a user and lose access to the admin pages.',
  'আপনি সাধারণ ব্যবহারকারী হয়ে যাবেন, অ্যাডমিনের পাতাগুলোতে আর ঢুকতে পারবেন না।',
)
export const removeMyAccess = text('Remove my access', 'অ্যাডমিনের দায়িত্ব ছাড়ুন')
export const updatedTo = text(
  (newRole: string) => `Updated to ${newRole}`,
  (newRole) => `ভূমিকা বদলে ${newRole} করা হয়েছে`,
)

// Deleting
export const admins = text('Admins', 'অ্যাডমিন')
export const deleteLabel = text(
  (user: string) => `Delete ${user}`,
  (user) => `${user}-কে মুছুন`,
)
export const notAllowed = text('Action not allowed!', 'এটি করা যাবে না!')
export const downgradeFirst = text(
  'Downgrade to a regular user before deletion.',
  'মোছার আগে সাধারণ ব্যবহারকারী করুন।',
)
export const deleteWarning = text(
  'Once deleted, you will not be able to recover this user!',
  'একবার মুছলে এই ব্যবহারকারীকে আর ফিরিয়ে আনা যাবে না!',
)
export const confirmDelete = text('Yes, delete', 'হ্যাঁ, মুছুন')
export const deleted = text('Deleted!', 'মোছা হয়েছে!')
