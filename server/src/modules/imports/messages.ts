import { formatBengaliNumber, toBengaliDigits } from '../../../../common/bengali'
import { yesAndNo } from '../../../../common/fieldRow'
import { lowerFirst, type ProductField } from '../../../../common/mapFields'
import { inLanguage, type Text, text } from '../../../../common/text'

// In Bengali, examples of what to write are in Latin digits, as the export writes them.

const en = inLanguage('en')
const bn = inLanguage('bn')
const grouped = (count: number) => count.toLocaleString('en')

// The file
export const notUtf8 = text(
  'This file is not UTF-8 text. In Excel, save it as "CSV UTF-8"; in other programs, choose the character set UTF-8.',
  'ফাইলটি UTF-8 লেখা নয়। Excel-এ “CSV UTF-8” হিসেবে সেভ করুন; অন্য প্রোগ্রামে অক্ষরের ধরন UTF-8 বেছে নিন।',
)
export const noRows = text(
  'This file has no rows below its header.',
  'ফাইলটিতে শিরোনামের নিচে কোনো সারি নেই।',
)
export const tooManyRows = (max: number) =>
  text(
    `This file has more than ${grouped(max)} rows.`,
    `ফাইলটিতে ${formatBengaliNumber(max)}টির বেশি সারি আছে।`,
  )
export const tooManyWithEmptyRows = (max: number) =>
  text(
    `This file has more than ${grouped(max)} rows with the empty ones. Delete the empty rows.`,
    `খালি সারিসহ ফাইলটিতে ${formatBengaliNumber(max)}টির বেশি সারি আছে। খালি সারিগুলো মুছুন।`,
  )
export const otherChecks = text(
  'Other files are being checked. Please try again.',
  'অন্য ফাইল যাচাই হচ্ছে। আবার চেষ্টা করুন।',
)

// Quotes and separators
export const quoteNotClosed = text(
  'A quote that begins a cell is never closed.',
  'একটি ঘরের শুরুর উদ্ধৃতিচিহ্ন (") আর বন্ধ হয়নি।',
)
export const textAfterQuote = text(
  'After the closing quote of a cell, there is more text. Write a quote inside a cell twice: "".',
  'ঘরের শেষের উদ্ধৃতিচিহ্নের পরে আরও লেখা আছে। ঘরের ভেতরের উদ্ধৃতিচিহ্ন দুবার লিখুন: ""।',
)
export const quoteInside = text(
  'There is a quote in the middle of a cell. Put the whole cell in quotes, and write the quote twice: "".',
  'ঘরের মাঝখানে উদ্ধৃতিচিহ্ন আছে। পুরো ঘরটি উদ্ধৃতিচিহ্নের মধ্যে দিন, আর ভেতরেরটি দুবার লিখুন: ""।',
)
export const rowTooLong = text(
  'This row is too long. Is a quote missing that closes a cell?',
  'সারিটি অনেক লম্বা। ঘর বন্ধ করার উদ্ধৃতিচিহ্ন কি বাদ পড়েছে?',
)
export const tooManyCells = (max: number) =>
  text(
    `This row has more than ${grouped(max)} cells.`,
    `এই সারিতে ${formatBengaliNumber(max)}টির বেশি ঘর আছে।`,
  )

// The header
export const unknownColumn = (name: string, columns: readonly Text[]) =>
  text(
    `There is no column "${name}". The columns are ${columns.map(en).join(', ')}.`,
    `“${name}” নামে কোনো কলাম নেই। কলামগুলো হলো ${columns.map(bn).join(', ')}।`,
  )
export const noHeading = (column: number) =>
  text(`Column ${column} has no heading.`, `${toBengaliDigits(column)} নম্বর কলামের শিরোনাম নেই।`)
export const columnTwice = text('This column is there twice.', 'এই কলামটি দুবার আছে।')
export const columnNeeded = (id: Text, name: Text) =>
  text(
    `The first row must name the columns, with ${id.en} or ${name.en} among them.`,
    `প্রথম সারিতে কলামের নাম থাকতে হবে; তার মধ্যে “${id.bn}” বা “${name.bn}” থাকা চাই।`,
  )

// The product of a row
export const wrongCellCount = (cells: number, columns: number) =>
  text(
    `This row has ${cells} cells, but there are ${columns} columns. Is a quote or a separator missing?`,
    `এই সারিতে ${formatBengaliNumber(cells)}টি ঘর, কিন্তু কলাম ${formatBengaliNumber(columns)}টি। উদ্ধৃতিচিহ্ন বা বিভাজক কি বাদ পড়েছে?`,
  )
export const forbiddenCharacter = text(
  'This has a character that cannot be kept.',
  'এখানে এমন একটি অক্ষর আছে যা রাখা যায় না।',
)
export const notProductId = text(
  'This is not a product ID. To add a product, leave the cell empty.',
  'এটি পণ্যের ID নয়। নতুন পণ্য যোগ করতে ঘরটি খালি রাখুন।',
)
export const sameName = (row: number) =>
  text(
    `Row ${row} has the same name. Two rows may have one name only if both have a product ID.`,
    `${toBengaliDigits(row)} নম্বর সারিতে একই নাম আছে। দুই সারিতে এক নাম থাকতে পারে শুধু দুটিতেই পণ্যের ID থাকলে।`,
  )
export const sameProduct = (row: number) =>
  text(`Row ${row} is about the same product.`, `${toBengaliDigits(row)} নম্বর সারিটিও একই পণ্যের।`)
export const ambiguousName = text(
  'The shop has several products with this name. Write the ID of the one to change.',
  'শপে এই নামে একাধিক পণ্য আছে। যেটি বদলাতে চান, সেটির ID লিখুন।',
)
export const unknownProductId = text(
  'The shop has no product with this ID; it may have been deleted. To add a product, leave the cell empty.',
  'শপে এই ID-র কোনো পণ্য নেই; হয়তো মুছে ফেলা হয়েছে। নতুন পণ্য যোগ করতে ঘরটি খালি রাখুন।',
)
export const newProductNeedsColumn = text(
  'This row adds a product, which needs this column.',
  'এই সারি নতুন পণ্য যোগ করে; তার জন্য এই কলামটি লাগবে।',
)

// Cells
export const required = ({ noun }: ProductField) =>
  text(`A product needs a ${noun.en}.`, `পণ্যের ${noun.bn} দিতে হবে।`)
export const belowZero = text('This is below 0.', 'এটি ০-এর চেয়ে কম।')
export const notAmount = text(
  'This is not an amount. Write it in digits, such as 1490 or 1490.50.',
  'এটি টাকার অঙ্ক নয়। সংখ্যায় লিখুন, যেমন 1490 বা 1490.50।',
)
export const tooManyDecimals = text(
  'This has more than two decimals.',
  'দশমিকের পর দুইটির বেশি অঙ্ক আছে।',
)
export const tooMuch = text('This is too much.', 'অঙ্কটি অনেক বড়।')
export const aboveZero = ({ noun }: ProductField) =>
  text(`The ${noun.en} must be above 0.`, `${noun.bn} ০-এর চেয়ে বেশি হতে হবে।`)
export const notWholeNumber = (minimum: number, maximum: number) =>
  text(
    `Write a whole number from ${minimum} to ${maximum}.`,
    `${formatBengaliNumber(minimum)} থেকে ${formatBengaliNumber(maximum)} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।`,
  )
const [yes, no] = yesAndNo
export const notYesOrNo = text(`Write ${yes.en} or ${no.en}.`, `${yes.bn} বা ${no.bn} লিখুন।`)
export const tooLong = ({ noun }: ProductField, max: number, length: number) =>
  text(
    `A ${noun.en} has ${max} characters at most; this one has ${length}.`,
    `${noun.bn} সর্বোচ্চ ${formatBengaliNumber(max)} অক্ষরের হতে পারে; এটি ${formatBengaliNumber(length)} অক্ষরের।`,
  )
export const tooManyItems = ({ label }: ProductField, max: number, count: number) =>
  text(
    `A product has ${max} ${lowerFirst(label.en)} at most; these are ${count}.`,
    `একটি পণ্যের ${label.bn} সর্বোচ্চ ${formatBengaliNumber(max)}টি হতে পারে; এখানে ${formatBengaliNumber(count)}টি আছে।`,
  )
export const itemTooLong = ({ noun }: ProductField, max: number) =>
  text(
    `A ${noun.en} has ${max} characters at most. Separate them with commas.`,
    `প্রতিটি ${noun.bn} সর্বোচ্চ ${formatBengaliNumber(max)} অক্ষরের হতে পারে। কমা দিয়ে আলাদা করুন।`,
  )
export const wrongPictureCount = (max: number) =>
  text(
    `A product has 1 to ${max} pictures. Write their addresses, separated by spaces.`,
    `একটি পণ্যের ১ থেকে ${formatBengaliNumber(max)}টি ছবি থাকে। ছবির ঠিকানাগুলো মাঝে ফাঁকা রেখে লিখুন।`,
  )
export const notPicture = (url: string) =>
  text(
    `"${url}" is not the address of a picture. Write one of this shop, such as /uploads/….webp, or one that begins with https://.`,
    `“${url}” কোনো ছবির ঠিকানা নয়। এই শপের ছবির ঠিকানা লিখুন, যেমন /uploads/….webp, অথবা https:// দিয়ে শুরু এমন ঠিকানা।`,
  )
export const unknownPicture = (url: string) =>
  text(
    `The shop has no picture ${url}. Upload it in the product form first, or write an address that begins with https://.`,
    `শপে ${url} ছবিটি নেই। আগে পণ্যের ফর্মে আপলোড করুন, অথবা https:// দিয়ে শুরু এমন ঠিকানা লিখুন।`,
  )
export const wrongAttribute = (attribute: string) =>
  text(
    `The shop has no attribute "${attribute.slice(0, 100)}", or it is there twice. Write them as Brand: Dhonira; Battery: 5000.`,
    `শপে “${attribute.slice(0, 100)}” বৈশিষ্ট্যটি নেই, অথবা সেটি দুবার আছে। এভাবে লিখুন: Brand: Dhonira; Battery: 5000।`,
  )
export const unknownCategory = (name: string) =>
  text(`The shop has no category "${name}".`, `শপে “${name}” নামে কোনো ক্যাটাগরি নেই।`)
export const moreProblems = text(
  'There are more problems. Correct the ones above and check the file again.',
  'আরও সমস্যা আছে। ওপরেরগুলো ঠিক করে ফাইলটি আবার যাচাই করুন।',
)

// Applying it
export const otherImport = text(
  'An import is running. Please wait a moment and try again.',
  'একটি ইমপোর্ট চলছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
)
export const outdated = (
  named: readonly { row: number; productName: string }[],
  others: number | 'many',
) =>
  text(
    `Nothing was imported, because products were edited, deleted or added after the check: ${[
      ...named.map(({ row, productName }) => `"${productName}" (row ${row})`),
      ...(others === 0 ? [] : [`${others} more`]),
    ].join(', ')}. Please check the file again.`,
    `কিছুই ইমপোর্ট হয়নি, কারণ যাচাইয়ের পরে কিছু পণ্য সম্পাদনা, মোছা বা যোগ করা হয়েছে: ${[
      ...named.map(({ row, productName }) => `“${productName}” (সারি ${toBengaliDigits(row)})`),
      ...(others === 0
        ? []
        : [others === 'many' ? 'আরও অনেক' : `আরও ${toBengaliDigits(others)}টি`]),
    ].join(', ')}। ফাইলটি আবার যাচাই করুন।`,
  )
