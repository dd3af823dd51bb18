import { formatBengaliNumber, toBengaliDigits } from '@/common/bengali'
import { text } from '@/common/text'
import { formatCount } from '@/shared/lib/formatCount'

export const kinds = {
  return: text('Return', 'ফেরত'),
  warranty: text('Warranty', 'ওয়ারেন্টি'),
}
export const states = {
  open: text('Waiting for an answer', 'উত্তর বাকি'),
  withdrawn: text('Withdrawn', 'ফিরিয়ে নেওয়া হয়েছে'),
  accepted: text('Accepted', 'মেনে নেওয়া হয়েছে'),
  declined: text('Declined', 'নাকচ হয়েছে'),
  done: text('Done', 'সম্পন্ন'),
}
export const countOf = text(
  (name: string, count: number) => `${formatCount(count)} × ${name}`,
  (name, count) => `${formatBengaliNumber(count)} × ${name}`,
)
export const requestOf = text(
  (kind: string, product: string) => `${kind}: ${product}`,
  (kind, product) => `${kind}: ${product}`,
)
export const photo = text(
  (position: number) => `Photo ${position}`,
  (position) => `ছবি ${formatBengaliNumber(position)}`,
)
export const ourAnswer = text('Our answer', 'আমাদের উত্তর')
export const requestedFor = text(
  (day: string, reason: string) => `Requested on ${day}: ${reason}`,
  (day, reason) => `${day} অনুরোধ করেছেন: ${reason}`,
)

// The order's page of a customer
export const returnsAndWarranty = text('Returns and warranty', 'ফেরত ও ওয়ারেন্টি')
export const loading = text('Loading the requests…', 'অনুরোধগুলো লোড হচ্ছে…')
export const notLoaded = text('The requests could not be loaded.', 'অনুরোধগুলো লোড করা যায়নি।')
export const problemQuestion = text(
  'Is there a problem with a product? Write to us here.',
  'কোনো পণ্যে সমস্যা? এখানে জানান।',
)
export const isOver = text(
  (email: string) =>
    `The time to ask for a return or the warranty is over. Questions? Write to ${email}.`,
  (email) => `ফেরত বা ওয়ারেন্টির অনুরোধের সময় শেষ। কোনো প্রশ্ন? লিখুন ${email} ঠিকানায়।`,
)
export const returnUntil = text(
  (day: string) => `Return until ${day}`,
  (day) => `ফেরত ${day} পর্যন্ত`,
)
export const warrantyUntil = text(
  (day: string) => `Warranty until ${day}`,
  (day) => `ওয়ারেন্টি ${day} পর্যন্ত`,
)
export const ask = text('Request', 'অনুরোধ করুন')
export const askFor = text(
  (product: string) => `Request a return or the warranty: ${product}`,
  (product) => `ফেরত বা ওয়ারেন্টির অনুরোধ করুন: ${product}`,
)
export const withdraw = text('Withdraw', 'ফিরিয়ে নিন')
export const withdrawRequest = text(
  (product: string) => `Withdraw the request: ${product}`,
  (product) => `অনুরোধ ফিরিয়ে নিন: ${product}`,
)
export const withdrawQuestion = text('Withdraw this request?', 'অনুরোধটি ফিরিয়ে নিতে চান?')
export const withdrawn = text('The request is withdrawn.', 'অনুরোধটি ফিরিয়ে নেওয়া হয়েছে।')

// The form
export const returnOrWarranty = text('Return or warranty', 'ফেরত বা ওয়ারেন্টি')
export const whatFor = text('What would you like?', 'কী চান?')
export const kindOptions = {
  return: text('Return it', 'ফেরত দিতে চাই'),
  warranty: text('Use the warranty', 'ওয়ারেন্টি চাই'),
}
export const reason = text('Reason', 'কারণ')
export const chooseReason = text('Choose a reason', 'কারণ বেছে নিন')
export const reasonMissing = text('Please choose a reason.', 'কারণ বেছে নিন।')
export const howMany = text('How many?', 'কয়টি?')
export const details = text('What is wrong?', 'কী সমস্যা?')
export const detailsHint = text(
  'Describe it, so that we can answer at once.',
  'খুলে লিখুন, তাহলে দ্রুত উত্তর দিতে পারব।',
)
export const detailsMissing = text('Please describe what is wrong.', 'কী সমস্যা, লিখুন।')
export const photos = text('Photos (optional)', 'ছবি (ঐচ্ছিক)')
export const photosHint = text(
  (max: number, size: string) => `Up to ${max} photos, ${size} each.`,
  (max, size) => `সর্বোচ্চ ${formatBengaliNumber(max)}টি ছবি, প্রতিটি ${toBengaliDigits(size)} পর্যন্ত।`,
)
export const tooManyPhotos = text(
  (max: number) => `A request can have up to ${max} photos.`,
  (max) => `একটি অনুরোধে সর্বোচ্চ ${formatBengaliNumber(max)}টি ছবি দেওয়া যায়।`,
)
export const stillUploading = text(
  'Please wait until the photos are uploaded.',
  'ছবি আপলোড হওয়া পর্যন্ত অপেক্ষা করুন।',
)
export const sendRequest = text('Send request', 'অনুরোধ পাঠান')
export const requestSent = text(
  'We have your request, and answer by e-mail.',
  'আপনার অনুরোধ পেয়েছি, ইমেইলে উত্তর দেব।',
)

// The table of admins
export const requestsLabel = text('requests', 'অনুরোধ')
export const rowName = text(
  (customer: string, product: string) => `${customer}: ${product}`,
  (customer, product) => `${customer}: ${product}`,
)
export const searchLabel = text('Order number, customer, product…', 'অর্ডার নম্বর, গ্রাহক, পণ্য…')
export const requested = text('Requested', 'তারিখ')
export const customer = text('Customer', 'গ্রাহক')
export const customerHint = text(
  'Filter by e-mail; requests are sorted by time only.',
  'ইমেইল দিয়ে ফিল্টার করুন; সাজানো যায় শুধু সময় অনুযায়ী।',
)
export const order = text('Order', 'অর্ডার')
export const picture = text('Picture', 'ছবি')
export const product = text('Product', 'পণ্য')
export const kind = text('Request', 'অনুরোধ')
export const state = text('State', 'অবস্থা')
export const canBeFiltered = text(
  'Can be filtered; requests are sorted by time only.',
  'ফিল্টার করা যায়; সাজানো যায় শুধু সময় অনুযায়ী।',
)
export const canBeSearched = text(
  'Can be searched; requests are sorted by time only.',
  'খোঁজা যায়; সাজানো যায় শুধু সময় অনুযায়ী।',
)
export const answered = text('Answered', 'উত্তরের তারিখ')
export const emailFilter = text('Customer e-mail starts with', 'গ্রাহকের ইমেইলের শুরু')
export const requestedFrom = text('Requested from', 'যে দিন থেকে অনুরোধ')
export const requestedUntil = text('Requested until', 'যে দিন পর্যন্ত অনুরোধ')
export const open = text('Open', 'খুলুন')
export const openRequest = text(
  (name: string) => `Open the request of ${name}`,
  (name) => `${name}-এর অনুরোধ খুলুন`,
)

// The request in a panel
export const orderIsCancelled = text('The order is cancelled by now.', 'অর্ডারটি এর মধ্যে বাতিল হয়েছে।')
export const answeredByOn = text(
  (admin: string, time: string) => `${admin}, ${time}`,
  (admin, time) => `${admin}, ${time}`,
)
export const closed = text('Closed', 'শেষ হয়েছে')
export const noDetails = text('Removed with the account.', 'অ্যাকাউন্টের সঙ্গে মুছে গেছে।')
export const answer = text('Answer', 'উত্তর')
export const decision = text('Decision', 'সিদ্ধান্ত')
export const accept = text('Accept', 'মেনে নিন')
export const decline = text('Decline', 'নাকচ করুন')
export const chooseDecision = text('Choose', 'বেছে নিন')
export const decisionMissing = text('Please accept or decline.', 'মেনে নিন বা নাকচ করুন।')
export const answerHint = text(
  'The customer gets it by e-mail, once.',
  'গ্রাহক এটি একবার ইমেইলে পাবেন।',
)
export const answerMissing = text('Please write an answer.', 'উত্তর লিখুন।')
export const sendAnswer = text('Send answer', 'উত্তর পাঠান')
export const answerSent = text('The answer is sent.', 'উত্তর পাঠানো হয়েছে।')
export const markAsDone = text('Mark as done', 'সম্পন্ন হয়েছে')
export const doneHint = text(
  'When the product is back, repaired or refunded. A refund is made in the order.',
  'পণ্য ফেরত এলে, মেরামত হলে বা রিফান্ড হলে। রিফান্ড অর্ডার থেকে করুন।',
)
export const markedAsDone = text('The request is done.', 'অনুরোধটি সম্পন্ন হয়েছে।')

// Beside orders and customers
export const noRequests = text('No requests.', 'কোনো অনুরোধ নেই।')
export const seeAll = text(
  (count: number) => `See all ${formatCount(count)}`,
  (count) => `${formatBengaliNumber(count)}টির সব দেখুন`,
)
