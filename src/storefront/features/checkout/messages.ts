import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

export {
  address,
  addressHint,
  addressMissing,
  chooseDistrict,
  district,
  districtMissing,
  fullName,
  mobileHint,
  mobileMissing,
  mobileNumber,
  otherDistrict,
} from '@/entities/address/messages'

export const loadingOrder = text('Loading your order…', 'আপনার অর্ডার লোড হচ্ছে…')
export const orderNotLoaded = text('Your order could not be loaded.', 'আপনার অর্ডার লোড করা যায়নি।')
export const lastOrderPlaced = text(
  'Your last order was placed. You find it in My orders.',
  'আপনার শেষ অর্ডার সফল হয়েছে। সেটি আছে ‘আমার অর্ডার’ পাতায়।',
)
export const pastPurchases = text(
  'Your past purchases are in My orders.',
  'আগের কেনাকাটা আছে ‘আমার অর্ডার’ পাতায়।',
)

// Delivery
export const billingAndShipping = text('Billing and shipping', 'বিলিং ও ডেলিভারি')
export const fromLastOrder = text(
  'Filled in from your last order.',
  'আপনার শেষ অর্ডার থেকে পূরণ করা হয়েছে।',
)
export const fromAccount = text('Filled in from your account.', 'আপনার অ্যাকাউন্ট থেকে পূরণ করা হয়েছে।')
export const fromSavedAddress = text(
  'Filled in with your saved address.',
  'আপনার সেভ করা ঠিকানা থেকে পূরণ করা হয়েছে।',
)
export const savedAddress = text('Saved address', 'সেভ করা ঠিকানা')
export const chooseAddress = text('Choose one, or fill in below', 'বেছে নিন, অথবা নিচে লিখুন')
export const saveThisAddress = text(
  'Save this address for next time',
  'পরের বারের জন্য এই ঠিকানা সেভ করুন',
)
export const addressName = text('Name of the address', 'ঠিকানার নাম')
export const home = text('Home', 'বাসা')
export const numberedAddress = text(
  (number: number) => `Address ${number}`,
  (number) => `ঠিকানা ${formatBengaliNumber(number)}`,
)
export const addressNotSaved = text(
  'Your order is placed, but the address could not be saved.',
  'অর্ডার হয়েছে, কিন্তু ঠিকানাটি সেভ করা যায়নি।',
)
export const emptyForm = text('Start with an empty form', 'ফাঁকা ফর্ম নিন')
export const email = text('E-mail (optional)', 'ইমেইল (ঐচ্ছিক)')
export const emailHint = text(
  'Leave empty to use your account’s e-mail.',
  'ফাঁকা রাখলে আপনার অ্যাকাউন্টের ইমেইল ব্যবহার হবে।',
)
export const country = text('Country', 'দেশ')
export const additionalInfo = text('Additional information (optional)', 'অতিরিক্ত তথ্য (ঐচ্ছিক)')

// Rules
export const otherCountry = text(
  (country: string) => `We deliver in ${country} only.`,
  () => 'আমরা শুধু দেশের ভেতরে ডেলিভারি দিই।',
)
export const fieldsMissing = text('Please fill out all required fields.', 'প্রয়োজনীয় সব ঘর পূরণ করুন।')

// Payment, for information
export const notChargedYet = text(
  'You won’t be charged yet: to pay online, press Pay Now in My orders after placing the order.',
  'এখনই টাকা কাটা হবে না: অনলাইনে পেমেন্ট করতে অর্ডারের পর ‘আমার অর্ডার’ পাতায় ‘পেমেন্ট করুন’ চাপুন।',
)
export const cards = text('Cards', 'কার্ড')
export const debitAndCredit = text('Debit and credit', 'ডেবিট ও ক্রেডিট')
export const inInstalments = text(
  (months: number) =>
    `, also in up to ${months} monthly instalments (EMI) with banks that offer it`,
  (months) => `; কিছু ব্যাংকে সর্বোচ্চ ${formatBengaliNumber(months)} মাসের কিস্তিতেও (EMI)`,
)
export const mobileWallets = text('Mobile wallets', 'মোবাইল ওয়ালেট')
export const payCourier = text('Pay the courier in cash', 'পণ্য হাতে পেয়ে কুরিয়ারকে নগদ টাকা দিন')

// Summary and order
export const yourOrder = text('Your order', 'আপনার অর্ডার')
export const notPlaced = text('Your order has not been placed.', 'আপনার অর্ডার সম্পন্ন হয়নি।')
export const safeToRetry = text(
  'You can safely try again: you won’t order twice.',
  'নিশ্চিন্তে আবার চেষ্টা করুন: দুবার অর্ডার হবে না।',
)
/** Before the new total. */
export const totalIsNow = text('The total is now ', 'সর্বমোট এখন ')
/** After it. */
export const insteadOf = text(
  (amount: string) => ` instead of ${amount}. Please check it before you order.`,
  (amount) => `, আগে ছিল ${amount}। অর্ডার করার আগে দেখে নিন।`,
)
export const goToCart = text('Go to your cart', 'কার্টে যান')
export const placeOrder = text('Place Order', 'অর্ডার করুন')
export const confirmAndPlaceOrder = text(
  (amount: string) => `Confirm and Place Order, ${amount}`,
  (amount) => `নিশ্চিত করে অর্ডার করুন, ${amount}`,
)
export const orderPlaced = text('Order placed successfully!', 'আপনার অর্ডার সফল হয়েছে!')
export const orderFailed = text('Failed to place order', 'অর্ডার করা যায়নি।')
