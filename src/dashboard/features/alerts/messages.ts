import { text } from '@/common/text'

export const myAlerts = text('Mails that you asked for', 'যেসব মেইল চেয়েছেন')
export const aboutAlerts = text(
  'We write once for each, when it happens. You ask for them on the page of a product.',
  'ঘটলে প্রতিটির জন্য একবার জানাব। পণ্যের পাতা থেকে চাইতে পারবেন।',
)
export const loadingAlerts = text('Loading…', 'লোড হচ্ছে…')
export const alertsFailed = text(
  'The mails that you asked for could not be loaded.',
  'যেসব মেইল চেয়েছেন তা লোড করা যায়নি।',
)
export const noAlerts = text('You are waiting for no mail.', 'এখন কোনো মেইলের অপেক্ষায় নেই।')
export const backInStock = text('when it is back in stock', 'স্টকে এলে')
export const priceBelow = text(
  (price: string) => `when it costs less than ${price}`,
  (price) => `দাম ${price}-এর কম হলে`,
)
export const askedOn = text(
  (day: string) => `asked on ${day}`,
  (day) => `চেয়েছেন ${day}`,
)
export const removeAlert = text(
  (product: string, when: string) => `Remove: ${product}, ${when}`,
  (product, when) => `সরান: ${product}, ${when}`,
)
