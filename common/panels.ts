import { text } from './text'

/** The parts of the form, from the top. */
export const panels = {
  details: text('Details', 'মূল তথ্য'),
  sale: text('Price and stock', 'দাম ও স্টক'),
  pictures: text('Pictures', 'ছবি'),
  description: text('Description', 'বিবরণ'),
  specification: text('Specification', 'স্পেসিফিকেশন'),
  bengali: text('In Bengali (optional)', 'বাংলায় (ঐচ্ছিক)'),
} as const
