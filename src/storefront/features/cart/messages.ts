import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

export const yourCart = text('Your cart', 'আপনার কার্ট')
export const loadingCart = text('Loading your cart…', 'আপনার কার্ট লোড হচ্ছে…')
export const cartNotLoaded = text('Your cart could not be loaded.', 'আপনার কার্ট লোড করা যায়নি।')
export const continueShopping = text('Continue shopping', 'আরও কেনাকাটা করুন')

// Rows
/** Follows the price. */
export const each = text(' each', ' প্রতিটি')
export const quantityOf = text(
  (name: string) => `Quantity of ${name}`,
  (name) => `${name}, পরিমাণ`,
)
export const removeItem = text(
  (name: string) => `Remove ${name}`,
  (name) => `${name} সরান`,
)
/** Follows the name. */
export const wasRemoved = text(' was removed.', ' সরানো হয়েছে।')
export const undo = text('Undo', 'ফিরিয়ে আনুন')
export const undoRemoval = text(
  (name: string) => `Undo: put ${name} back`,
  (name) => `ফিরিয়ে আনুন: ${name}`,
)

// Toasts
export const quantityUpdated = text(
  'Quantity updated successfully!',
  'পণ্যের পরিমাণ পরিবর্তন করা হয়েছে।',
)
export const itemRemoved = text('Item removed from cart!', 'কার্ট থেকে পণ্যটি সরানো হয়েছে।')
export const quantityFailed = text('Failed to update quantity', 'পণ্যের পরিমাণ পরিবর্তন করা যায়নি।')
export const removeFailed = text('Failed to remove item', 'পণ্যটি সরানো যায়নি।')

// Empty cart
export const ordersToPay = text(
  (count: number) => `You have ${count === 1 ? 'an order' : `${count} orders`} awaiting payment.`,
  (count) => `আপনার ${formatBengaliNumber(count)}টি অর্ডারের পেমেন্ট বাকি আছে।`,
)
export const addProducts = text(
  'Add products to your cart and find them here on all your devices.',
  'কার্টে পণ্য যোগ করুন; আপনার সব ডিভাইসে এখানেই পাবেন।',
)

// Summary
export const cartTotals = text('Cart totals', 'কার্টের হিসাব')
export const proceedToCheckout = text('Proceed to Checkout', 'চেকআউটে যান')
export const coupon = text('Coupon', 'কুপন')
export const couponCode = text('Code', 'কোড')
export const applyCoupon = text('Apply Coupon', 'কুপন ব্যবহার করুন')
export const wrongCoupon = text('Wrong Coupon!', 'কুপনটি সঠিক নয়!')
