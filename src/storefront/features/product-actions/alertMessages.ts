import { text } from '@/common/text'

export const alerts = text('Notify me', 'আমাকে জানান')
export const notifyBackInStock = text('Notify me when it is back in stock', 'স্টকে এলে জানাবেন')
export const notifyPriceDrop = text('Notify me when the price drops', 'দাম কমলে জানাবেন')
export const willWrite = text(
  (email: string) => `We will write to ${email}, once.`,
  (email) => `আমরা ${email} ঠিকানায় একবার জানাব।`,
)
