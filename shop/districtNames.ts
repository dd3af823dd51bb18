import { type Text, text } from '../common/text'
import type { shop } from './shop.config'

/** On screen; orders have the English ones. */
export const districtNames: Readonly<Record<(typeof shop.districts)[number], Text>> = {
  Dhaka: text('Dhaka', 'ঢাকা'),
  Chittagong: text('Chittagong', 'চট্টগ্রাম'),
  Rajshahi: text('Rajshahi', 'রাজশাহী'),
  Khulna: text('Khulna', 'খুলনা'),
  Mymensingh: text('Mymensingh', 'ময়মনসিংহ'),
  Sylhet: text('Sylhet', 'সিলেট'),
  Barishal: text('Barishal', 'বরিশাল'),
  Rangpur: text('Rangpur', 'রংপুর'),
  Tangail: text('Tangail', 'টাঙ্গাইল'),
}
