import { type Text, text } from '../common/text'

/**
 * Why a product is sent back, or its warranty used, in the order in which customers choose. A name that is here stays: requests are
 * stored with it. Not in `shop.config.ts`, which every page loads.
 */
export const returnReasons: Readonly<Record<string, Text>> = {
  faulty: text('It does not work', 'কাজ করছে না'),
  partlyFaulty: text('A part or function does not work', 'কোনো অংশ বা ফাংশন কাজ করছে না'),
  damaged: text('It arrived damaged', 'ভাঙা বা ক্ষতিগ্রস্ত এসেছে'),
  wrongProduct: text('It is another product', 'অন্য পণ্য এসেছে'),
  notAsDescribed: text('It is not as described', 'বিবরণের সঙ্গে মেলে না'),
  incomplete: text('Something is missing', 'কিছু একটা কম আছে'),
  other: text('Another reason', 'অন্য কারণ'),
}

/**
 * Months from the delivery in which customers can ask for the warranty on the order's page. Warranties are the manufacturers', so the
 * answer to a request is the shop's decision. Returns have `returnDays` of `shop.config.ts`.
 */
export const warrantyMonths = 12
