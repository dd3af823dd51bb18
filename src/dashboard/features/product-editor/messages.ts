import { formatBengaliNumber, toBengaliDigits } from '@/common/bengali'
import { text } from '@/common/text'

// Form
export const loadingProduct = text('Loading the product…', 'পণ্য লোড হচ্ছে…')
export const addProduct = text('Add product', 'পণ্য যোগ করুন')
export const saveChanges = text('Save changes', 'পরিবর্তন সেভ করুন')
export const save = text('Save', 'সেভ করুন')
export const unsavedChanges = text('Unsaved changes', 'পরিবর্তন সেভ করা হয়নি')
export const draftRestored = text(
  'Your unsaved changes from before your session ended were restored.',
  'সেশন শেষ হওয়ার আগে যে পরিবর্তনগুলো সেভ করেননি, সেগুলো ফিরিয়ে আনা হয়েছে।',
)
export const discardChanges = text('Discard changes', 'পরিবর্তন বাদ দিন')
export const chooseOne = text(
  (noun: string) => `Choose a ${noun}`,
  (noun) => `${noun} বেছে নিন`,
)
export const percentOff = text(
  (percent: number) => `${percent}% off`,
  (percent) => `${formatBengaliNumber(percent)}% ছাড়`,
)
export const moreKeyFeatures = text('More key features', 'আরও মূল বৈশিষ্ট্য')
export const preview = text('Preview', 'প্রিভিউ')
export const productName = text('Product name', 'পণ্যের নাম')
export const category = text('Category', 'ক্যাটাগরি')
export const gadgetAdded = text('Gadget added successfully', 'গ্যাজেট যোগ হয়েছে')
export const productUpdated = text('Product updated successfully', 'পণ্য আপডেট হয়েছে')
export const priceChanged = text(
  (product: string) => `Price of ${product} changed`,
  (product) => `${product}: দাম বদলেছে`,
)
export const discountPriceChanged = text(
  (product: string) => `Discount price of ${product} changed`,
  (product) => `${product}: ছাড়ের দাম বদলেছে`,
)
export const pricesChanged = text(
  (product: string) => `Prices of ${product} changed`,
  (product) => `${product}: দাম ও ছাড়ের দাম বদলেছে`,
)

// Errors
export const fixError = text('Please fix this error:', 'এই ভুলটি ঠিক করুন:')
export const fixErrors = text('Please fix these errors:', 'এই ভুলগুলো ঠিক করুন:')
export const enterField = text(
  (noun: string) => `Please enter the ${noun}.`,
  (noun) => `${noun} লিখুন।`,
)
export const chooseField = text(
  (noun: string) => `Please choose a ${noun}.`,
  (noun) => `${noun} বেছে নিন।`,
)
export const enterAmount = text(
  'Enter an amount in taka, such as 2490 or 990.50.',
  'টাকার পরিমাণ লিখুন, যেমন ২৪৯০ বা ৯৯০.৫০।',
)
export const notAboveZero = text(
  (noun: string) => `The ${noun} must be more than 0.`,
  (noun) => `${noun} ০-এর বেশি হতে হবে।`,
)
export const tooHigh = text(
  (noun: string) => `This ${noun} is too high.`,
  (noun) => `${noun} অনেক বেশি হয়ে গেছে।`,
)
export const enterWholeNumber = text(
  (minimum: number, maximum: number) => `Enter a whole number from ${minimum} to ${maximum}.`,
  (minimum, maximum) =>
    `${formatBengaliNumber(minimum)} থেকে ${formatBengaliNumber(maximum)}-এর মধ্যে একটি পূর্ণসংখ্যা লিখুন।`,
)
export const entryTooLong = text(
  (noun: string, max: number) => `A ${noun} can have up to ${max} characters.`,
  (noun, max) => `প্রতিটি ${noun} সর্বোচ্চ ${formatBengaliNumber(max)} অক্ষরের হতে পারে।`,
)
export const tooManyEntries = text(
  (noun: string, max: number) => `Add up to ${max} ${noun}s.`,
  (noun, max) => `সর্বোচ্চ ${formatBengaliNumber(max)}টি ${noun} যোগ করুন।`,
)
export const enterNumberOf = text(
  (attribute: string) => `${attribute}: enter a number, such as 5000 or 6.5.`,
  (attribute) => `${attribute}: একটি সংখ্যা লিখুন, যেমন ৫০০০ বা ৬.৫।`,
)
export const enterTextOf = text(
  (attribute: string, max: number) =>
    `${attribute}: enter up to ${max} characters, without a semicolon.`,
  (attribute, max) => `${attribute}: সেমিকোলন ছাড়া সর্বোচ্চ ${formatBengaliNumber(max)} অক্ষর লিখুন।`,
)
export const familyMembers = text('Other products of this family:', 'এই সিরিজের অন্য পণ্য:')
export const notStated = text('Not stated', 'উল্লেখ নেই')
export const pictureNeeded = text('Please upload at least one image.', 'অন্তত একটি ছবি আপলোড করুন।')

// Pictures
export const picturesHint = text(
  (max: number, size: string) =>
    `Up to ${max} pictures, ${size} each. The first is the cover. Drag pictures or use the arrows to change the order.`,
  (max, size) =>
    `সর্বোচ্চ ${formatBengaliNumber(max)}টি ছবি, প্রতিটি ${toBengaliDigits(size)} পর্যন্ত। প্রথমটি কভার। ক্রম বদলাতে ছবি টেনে সরান বা তীরচিহ্ন চাপুন।`,
)
export const pictureNumber = text(
  (position: number) => `Picture ${position}`,
  (position) => `ছবি ${formatBengaliNumber(position)}`,
)
export const tooManyPictures = text(
  (max: number) => `A product can have up to ${max} pictures.`,
  (max) => `একটি পণ্যের সর্বোচ্চ ${formatBengaliNumber(max)}টি ছবি থাকতে পারে।`,
)

// Changes of other admins
export const youElsewhere = text('You (in another tab)', 'আপনি (অন্য ট্যাবে)')
export const anotherAdmin = text('Another admin', 'অন্য একজন অ্যাডমিন')
export const changedByOthers = text(
  (editors: string, fields: string) => `${editors} changed this product meanwhile: ${fields}.`,
  (editors, fields) => `এর মধ্যে ${editors} এই পণ্যে যা বদলেছেন: ${fields}।`,
)
export const updateForm = text('Update the form', 'ফর্ম আপডেট করুন')
export const changedMeanwhile = text('Changed meanwhile', 'এর মধ্যে পণ্যটি বদলেছে')
export const bothChanged = text(
  (editors: string) =>
    `${editors} changed this product while you were editing it. Both of you changed:`,
  (editors) => `আপনার সম্পাদনার সময় ${editors} এই পণ্য বদলেছেন। দুই দিকেই যা বদলেছে:`,
)
export const alsoChanged = text(
  (fields: string) => `Also changed, and kept: ${fields}.`,
  (fields) => `আরও যা বদলেছে এবং রাখা হয়েছে: ${fields}।`,
)
export const keepMine = text('Keep mine', 'আমারটি রাখুন')
export const takeTheirs = text('Take theirs', 'তাঁদেরটি নিন')
export const noValue = text('None', 'কিছু নেই')
