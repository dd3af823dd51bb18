import { text } from '../common/text'

/** As SSLCommerz's page names them; `howToPay` lists them too. */
export const mobileWallets = ['bKash', 'Nagad', 'Rocket', 'Upay'] as const

/** On screen. */
export const walletNames = text(mobileWallets.join(', '), 'বিকাশ, নগদ, রকেট, উপায়')
