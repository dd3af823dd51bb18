import { formatBengaliNumber, toBengaliDigits } from '@/common/bengali'
import { maxImportMegabytes, maxImportRows } from '@/common/importLimits'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

// Import: choosing a file
export const importCsv = text('Import CSV', 'CSV ইমপোর্ট করুন')
export const importProducts = text('Import products', 'পণ্য ইমপোর্ট')
export const startFromExport = text(
  'Start from the file that Export CSV makes: change it in a spreadsheet and save it as CSV (UTF-8). The file is checked first; nothing changes until you confirm.',
  '“CSV এক্সপোর্ট করুন” থেকে পাওয়া ফাইল দিয়ে শুরু করুন: স্প্রেডশিটে বদলে CSV (UTF-8) হিসেবে সেভ করুন। ফাইলটি আগে যাচাই করা হয়; আপনি নিশ্চিত না করা পর্যন্ত কিছুই বদলায় না।',
)
export const rowsWithId = text(
  'A row with a product ID changes that product.',
  'যে সারিতে পণ্যের ID আছে, সেটি ওই পণ্য বদলায়।',
)
export const rowsWithoutId = text(
  'A row without one changes the product of the same name, or adds a new product.',
  'পণ্যের ID না থাকলে একই নামের পণ্যটি বদলায়, নয়তো নতুন পণ্য যোগ হয়।',
)
export const missingColumns = text(
  'Columns that the file does not have stay as they are. No product is deleted.',
  'ফাইলে যে কলাম নেই, তা আগের মতোই থাকে। কোনো পণ্য মুছে যায় না।',
)
export const pictureAddresses = text(
  'Pictures are addresses, separated by spaces: of pictures that the shop has already, or beginning with https://.',
  'ছবির জায়গায় ছবির ঠিকানা লিখুন, একাধিক হলে মাঝে ফাঁকা রেখে: শপে আগে থেকেই আছে এমন ছবির, অথবা https:// দিয়ে শুরু এমন ঠিকানা।',
)
export const fileLimits = text(
  `Up to ${maxImportRows.toLocaleString('en')} rows and ${maxImportMegabytes} MB.`,
  `সর্বোচ্চ ${formatBengaliNumber(maxImportRows)}টি সারি ও ${formatBengaliNumber(maxImportMegabytes)} MB।`,
)
export const csvFile = text('CSV file', 'CSV ফাইল')
export const chooseFile = text('Choose a CSV file', 'CSV ফাইল বেছে নিন')
export const chooseAnotherFile = text('Choose another file', 'অন্য ফাইল বেছে নিন')
export const checking = text('Checking…', 'যাচাই হচ্ছে…')
export const checkAgain = text('Check again', 'আবার যাচাই করুন')
export const fileTooLarge = text(
  (megabytes: number) => `This file is too large: ${megabytes} MB at most.`,
  (megabytes) => `ফাইলটি অনেক বড়: সর্বোচ্চ ${formatBengaliNumber(megabytes)} MB।`,
)
export const importCount = text(
  (count: number) => `Import ${pluralize(count, 'product')}`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য ইমপোর্ট করুন`,
)
export const done = text('Done', 'ঠিক আছে')

// Import: what it would change, and has changed
export const added = text(
  (count: number) => `${pluralize(count, 'product')} added`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য যোগ হয়েছে`,
)
export const changed = text(
  (count: number) => `${pluralize(count, 'product')} changed`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য বদলেছে`,
)
export const willBeAdded = text(
  (count: number) => `${pluralize(count, 'product')} will be added`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য যোগ হবে`,
)
export const willBeChanged = text(
  (count: number) => `${pluralize(count, 'product')} will be changed`,
  (count) => `${formatBengaliNumber(count)}টি পণ্য বদলাবে`,
)
export const imported = text(
  (counts: string) => `${counts}.`,
  (counts) => `${counts}।`,
)
export const notImportedYet = text(
  (counts: string, unchanged: number) =>
    `${counts}. Unchanged: ${unchanged}. Nothing has been imported yet.`,
  (counts, unchanged) =>
    `${counts}। বদলাবে না: ${formatBengaliNumber(unchanged)}টি। এখনো কিছু ইমপোর্ট হয়নি।`,
)
export const nothingToImport = text(
  (unchanged: number) =>
    `Nothing to import: ${pluralize(unchanged, 'product')} in the file, none with a change.`,
  (unchanged) =>
    `ইমপোর্ট করার কিছু নেই: ফাইলে ${formatBengaliNumber(unchanged)}টি পণ্য, কোনোটিতে পরিবর্তন নেই।`,
)
export const changes = text('Changes', 'পরিবর্তনগুলো')
export const row = text('Row', 'সারি')
export const rowNumber = text(
  (number: number) => `${number}`,
  (number) => toBengaliDigits(number),
)
export const product = text('Product', 'পণ্য')
export const change = text('Change', 'পরিবর্তন')
export const andMore = text(
  (count: number) => `And ${count} more.`,
  (count) => `আরও ${formatBengaliNumber(count)}টি।`,
)
export const newProduct = text('New', 'নতুন')
export const newWithPrice = text(
  (price: string) => `New, price ${price}`,
  (price) => `নতুন, দাম ${price}`,
)
export const newWithDiscount = text(
  (price: string, discountPrice: string) => `New, price ${price}, discount price ${discountPrice}`,
  (price, discountPrice) => `নতুন, দাম ${price}, ছাড়ের দাম ${discountPrice}`,
)
export const noPrice = text('none', 'নেই')

// Import: what is wrong in the file
export const problems = text('Problems', 'সমস্যাগুলো')
export const column = text('Column', 'কলাম')
export const problem = text('Problem', 'সমস্যা')
export const rowsWithProblems = text(
  (rows: number) =>
    `${pluralize(rows, 'row has a problem', 'rows have problems')}. Nothing can be imported until the file is corrected.`,
  (rows) =>
    `${formatBengaliNumber(rows)}টি সারিতে সমস্যা আছে। ফাইল ঠিক না করা পর্যন্ত কিছুই ইমপোর্ট করা যাবে না।`,
)
export const pagesOfProblems = text('Pages of problems', 'সমস্যার পাতা')
export const goToFirst = text('Go to first page', 'প্রথম পাতায় যান')
export const goToPrevious = text('Go to previous page', 'আগের পাতায় যান')
export const goToNext = text('Go to next page', 'পরের পাতায় যান')
export const goToLast = text('Go to last page', 'শেষ পাতায় যান')
export const downloadProblems = text('Download problems', 'সমস্যাগুলো ডাউনলোড করুন')
