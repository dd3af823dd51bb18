import { text } from '@/common/text'

export const dashboardMenu = text('Dashboard menu', 'ড্যাশবোর্ডের মেনু')
export const dashboard = text('Dashboard', 'ড্যাশবোর্ড')
export const shopLinks = text('Shop', 'শপ')
export const menu = text('Menu', 'মেনু')
export const search = text('Search', 'খুঁজুন')
export const searchHint = text(
  'Search orders, customers, products and pages',
  'অর্ডার, গ্রাহক, পণ্য ও পাতা খুঁজুন',
)
export const greeting = text(
  (name: string) => `Hi, ${name}`,
  (name) => `হ্যালো, ${name}`,
)
export const admin = text('Admin', 'অ্যাডমিন')
export const user = text('User', 'ব্যবহারকারী')
export const hideAdminMenu = text('Hide admin menu', 'অ্যাডমিন মেনু লুকান')
export const showAdminMenu = text('Show admin menu', 'অ্যাডমিন মেনু দেখান')
export const profile = text('Profile', 'প্রোফাইল')
export const logout = text('Logout', 'লগ আউট')
