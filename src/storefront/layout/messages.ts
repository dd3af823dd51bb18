import { formatBengaliNumber, toBengaliDigits } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

// Header and menus
export const loginOrRegister = text('Login / Register', 'লগ ইন / রেজিস্টার')
export const greeting = text(
  (name: string) => `Hi, ${name}`,
  (name) => `হ্যালো, ${name}`,
)
export const logout = text('Logout', 'লগ আউট')
export const dashboard = text('Dashboard', 'ড্যাশবোর্ড')
export const viewProfile = text('View Profile', 'প্রোফাইল দেখুন')
export const orders = text('Orders', 'অর্ডার')
export const categories = text('Categories', 'ক্যাটাগরি')
export const subcategories = text(
  (category: string) => `${category}: subcategories`,
  (category) => `${category}: উপ-ক্যাটাগরি`,
)
export const menu = text('Menu', 'মেনু')
export const cart = text(
  (count: number) => `Cart, ${pluralize(count, 'item')}, `,
  (count) => `কার্ট, ${formatBengaliNumber(count)}টি পণ্য, `,
)
export const wishlist = text('Wishlist, 0 items', 'উইশলিস্ট, ০টি পণ্য')
export const wishlistCount = text('0', '০')

// Footer
export const fastDelivery = text('Fast delivery.', 'দ্রুত ডেলিভারি।')
export const deliveryPromise = text(
  (time: string) => `${time} inside Dhaka, and across Bangladesh soon after.`,
  (time) => `ঢাকার ভেতরে ${time}, আর সারা বাংলাদেশে তার অল্প পরেই।`,
)
export const quickLinks = text('Quick Links', 'দরকারি লিংক')
export const shopLink = text('Shop', 'শপ')
export const customerSupport = text('Customer Support', 'গ্রাহকসেবা')
export const paymentMethods = text('Payment Methods', 'পেমেন্টের মাধ্যম')
export const cards = text('Debit and credit cards', 'ডেবিট ও ক্রেডিট কার্ড')
export const copyright = text(
  (year: number, shop: string) => `© ${year} ${shop}. All rights reserved.`,
  (year, shop) => `© ${toBengaliDigits(year)} ${shop}। সর্বস্বত্ব সংরক্ষিত।`,
)
