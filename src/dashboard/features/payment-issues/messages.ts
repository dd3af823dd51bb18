import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'

// Payments that need attention
export const needsAttention = text('Needs attention', 'ব্যবস্থা নিতে হবে')
export const seeAll = text(
  (count: number) => `See all ${count}`,
  (count) => `সব ${formatBengaliNumber(count)}টি দেখুন`,
)
export const loadingIssues = text(
  'Loading the payments that need attention…',
  'যেসব পেমেন্টের ব্যবস্থা নিতে হবে সেগুলো লোড হচ্ছে…',
)
export const issuesFailed = text(
  'The payments that need attention could not be loaded.',
  'যেসব পেমেন্টের ব্যবস্থা নিতে হবে সেগুলো লোড করা যায়নি।',
)
export const noIssues = text('No payments need attention.', 'কোনো পেমেন্টের ব্যবস্থা নিতে হবে না।')
export const refundByDate = text(
  (date: string) => `Refund by ${date}`,
  (date) => `রিফান্ডের শেষ তারিখ ${date}`,
)
export const refundByOverdue = text(
  (date: string) => `Refund by ${date}, overdue`,
  (date) => `রিফান্ডের শেষ তারিখ ${date}, সময় পেরিয়ে গেছে`,
)
export const refundFailed = text(
  (reason: string) => `The refund failed: ${reason}`,
  (reason) => `রিফান্ড হয়নি: ${reason}`,
)
export const transaction = text('Transaction', 'ট্রানজেকশন')

// Table of refunds
export const refundsLabel = text('refunds', 'রিফান্ড')
export const searchLabel = text(
  'Search by transaction, order ID, e-mail…',
  'ট্রানজেকশন, অর্ডার ID, ইমেইল…',
)
export const rowName = text(
  (customer: string, transactionId: string) => `the payment of ${customer}, ${transactionId}`,
  (customer, transactionId) => `${customer}-এর পেমেন্ট, ${transactionId}`,
)
export const captured = text('Captured', 'গৃহীত')
export const capturedFrom = text('Captured from', 'গ্রহণের তারিখ থেকে')
export const capturedUntil = text('Captured until', 'গ্রহণের তারিখ পর্যন্ত')
export const customer = text('Customer', 'গ্রাহক')
export const customerHint = text(
  'Search for a name or e-mail; names cannot be sorted.',
  'নাম বা ইমেইল দিয়ে খুঁজুন; নাম অনুযায়ী সাজানো যায় না।',
)
export const emailFilter = text('E-mail starts with', 'ইমেইলের শুরু')
export const transactionHint = text(
  'Search for an ID; IDs cannot be sorted.',
  'ID দিয়ে খুঁজুন; ID অনুযায়ী সাজানো যায় না।',
)
export const amount = text('Amount', 'টাকা')
export const kind = text('Paid', 'পেমেন্টের ধরন')
export const online = text('Online', 'অনলাইন')
export const cash = text('Cash', 'ক্যাশ')
export const reason = text('Reason', 'কারণ')
export const refundBy = text('Refund by', 'শেষ তারিখ')
export const refundDue = text('Refund due', 'রিফান্ডের সময়')
export const reference = text('Reference', 'রেফারেন্স')
export const cannotBeSorted = text('Cannot be sorted or filtered.', 'সাজানো বা ফিল্টার করা যায় না।')
export const canBeFiltered = text('Can be filtered.', 'ফিল্টার করা যায়।')

// States
export const state = text('State', 'অবস্থা')
export const due = text('Due', 'দিতে হবে')
export const overdue = text('Overdue', 'দেরি হয়েছে')
export const onItsWay = text('On its way', 'পাঠানো হচ্ছে')
export const stuck = text('Stuck', 'আটকে আছে')
export const refunded = text('Refunded', 'রিফান্ড হয়েছে')
export const failed = text('Failed', 'ব্যর্থ')
export const kept = text('Kept', 'রাখা হয়েছে')

// Actions
export const paymentName = text(
  (money: string, name: string) => `${money} of ${name}`,
  (money, name) => `${name}-এর ${money}`,
)
export const givenBack = text('Yes, it was given back', 'হ্যাঁ, ফেরত দেওয়া হয়েছে')

export const refund = text('Refund', 'রিফান্ড করুন')
export const refundShort = text('Refund', 'রিফান্ড')
export const refundAgain = text('Refund again', 'আবার রিফান্ড করুন')
export const refundName = text(
  (payment: string) => `Refund ${payment}`,
  (payment) => `রিফান্ড করুন: ${payment}`,
)
export const refundAgainName = text(
  (payment: string) => `Refund ${payment} again`,
  (payment) => `আবার রিফান্ড করুন: ${payment}`,
)
export const refundQuestion = text('Refund this payment?', 'এই পেমেন্ট রিফান্ড করবেন?')
export const confirmCash = text(
  (money: string, name: string) => `Confirm that ${money} in cash was given back to ${name}.`,
  (money, name) => `নিশ্চিত করুন যে ${name}-কে নগদ ${money} ফেরত দেওয়া হয়েছে।`,
)
export const willBeRefunded = text(
  (money: string, name: string) => `${money} will be refunded to ${name}.`,
  (money, name) => `${name}-কে ${money} রিফান্ড করা হবে।`,
)
export const moneyRefunded = text(
  (money: string) => `${money} refunded`,
  (money) => `${money} রিফান্ড হয়েছে`,
)
export const moneyOnItsWay = text(
  (money: string) => `${money} on its way back`,
  (money) => `${money} ফেরত পাঠানো হচ্ছে`,
)

export const settled = text('Settled elsewhere', 'অন্যভাবে মিটেছে')
export const settledShort = text('Settled', 'মিটেছে')
export const settledName = text(
  (payment: string) => `Settled elsewhere: ${payment}`,
  (payment) => `অন্যভাবে মিটেছে: ${payment}`,
)
export const settledQuestion = text(
  'Was this payment refunded elsewhere?',
  'এই পেমেন্ট কি অন্যভাবে রিফান্ড হয়েছে?',
)
export const confirmSettled = text(
  (money: string, name: string) =>
    `Confirm that ${money} was given back to ${name}, such as in the gateway’s panel or by a bank transfer. The customer gets a mail about it.`,
  (money, name) =>
    `নিশ্চিত করুন যে ${name}-কে ${money} ফেরত দেওয়া হয়েছে, যেমন গেটওয়ের প্যানেল থেকে বা ব্যাংক ট্রান্সফারে। গ্রাহক এ বিষয়ে একটি ইমেইল পাবেন।`,
)
export const moneyRecorded = text(
  (money: string) => `${money} recorded as refunded`,
  (money) => `${money} রিফান্ড হিসেবে রেকর্ড হয়েছে`,
)

export const keep = text('Keep the payment', 'পেমেন্ট রেখে দিন')
export const keepShort = text('Keep', 'রাখুন')
export const keepName = text(
  (payment: string) => `Keep the payment of ${payment}`,
  (payment) => `পেমেন্ট রেখে দিন: ${payment}`,
)
export const keepQuestion = text('Keep this payment?', 'এই পেমেন্ট রেখে দেবেন?')
export const keepRisky = text(
  'The order stays paid with this payment.',
  'এই পেমেন্টেই অর্ডারটি পরিশোধিত থাকবে।',
)
export const keepPaid = text(
  'The shop keeps the money; nothing is refunded.',
  'টাকা শপের কাছে থাকবে; কিছু রিফান্ড হবে না।',
)
export const keepUnpaid = text(
  'The shop keeps the money; nothing is refunded, and no order is marked as paid.',
  'টাকা শপের কাছে থাকবে; কিছু রিফান্ড হবে না, কোনো অর্ডারও পরিশোধিত বলে ধরা হবে না।',
)
export const moneyKept = text(
  (money: string) => `${money} kept`,
  (money) => `${money} রেখে দেওয়া হয়েছে`,
)

// On the page of a customer
export const refundsTitle = text('Refunds', 'রিফান্ড')
export const refundsFailed = text('The refunds could not be loaded.', 'রিফান্ড লোড করা যায়নি।')
