import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

export const actions = text('Actions', 'অ্যাকশন')
export const all = text('All', 'সব')

// Rows that are loaded, or not; `rows` is their plural name
export const loading = text(
  (rows: string) => `Loading the ${rows}…`,
  (rows) => `${rows} লোড হচ্ছে…`,
)
export const notLoaded = text(
  (rows: string) => `The ${rows} could not be loaded.`,
  (rows) => `${rows} লোড করা যায়নি।`,
)
export const outdated = text(
  (rows: string) => `These ${rows} may not be up to date.`,
  () => 'এই তালিকায় সর্বশেষ তথ্য না-ও থাকতে পারে।',
)
export const noMatches = text(
  (rows: string) => `No ${rows} match.`,
  (rows) => `কোনো ${rows} মেলেনি।`,
)
export const noRows = text(
  (rows: string) => `There are no ${rows} yet.`,
  (rows) => `এখনো কোনো ${rows} নেই।`,
)
export const clearSearchAndFilters = text('Clear search and filters', 'খোঁজ ও ফিল্টার মুছুন')

// Filters
export const filters = text('Filters', 'ফিল্টার')
export const filterCount = text(
  (count: number) => `Filters (${count})`,
  (count) => `ফিল্টার (${formatBengaliNumber(count)})`,
)
export const activeFilters = text('Active filters', 'চালু ফিল্টার')
export const removeFilter = text(
  (filter: string) => `Remove filter ${filter}`,
  (filter) => `ফিল্টার সরান: ${filter}`,
)
export const clearFilters = text('Clear filters', 'ফিল্টার মুছুন')
export const clearAll = text('Clear all', 'সব মুছুন')
export const showResults = text('Show results', 'ফলাফল দেখুন')
export const sortBy = text('Sort by', 'সাজান')
export const newestFirst = text('Newest first', 'নতুনগুলো আগে')
export const ascending = text(
  (column: string) => `${column}, ascending`,
  (column) => `${column}, ক্রমানুসারে`,
)
export const descending = text(
  (column: string) => `${column}, descending`,
  (column) => `${column}, উল্টো ক্রমে`,
)
export const anyAmount = text('Any', 'যেকোনো')
export const overdue = text('Overdue', 'দেরি হয়েছে')
export const today = text('Today', 'আজ')
export const later = text('Later', 'পরে')

// Tools
export const columns = text('Columns', 'কলাম')
export const density = text('Density', 'সারির উচ্চতা')
export const compact = text('Compact', 'কম')
export const standard = text('Standard', 'মাঝারি')
export const comfortable = text('Comfortable', 'বেশি')
export const exportCsv = text('Export CSV', 'CSV এক্সপোর্ট করুন')
export const fileBeingMade = text(
  'The file is being made. The download starts by itself.',
  'ফাইল তৈরি হচ্ছে। ডাউনলোড নিজে থেকেই শুরু হবে।',
)
export const downloaded = text(
  (file: string) => `${file} downloaded`,
  (file) => `${file} ডাউনলোড হয়েছে`,
)

// Keys
export const shortcuts = text('Keyboard shortcuts', 'কিবোর্ড শর্টকাট')
export const focusSearch = text('Search', 'খুঁজুন')
export const nextAndPreviousRow = text('Next row, previous row', 'পরের সারি, আগের সারি')
export const openRow = text('Open the row', 'সারিটি খুলুন')
export const showShortcuts = text('Show these shortcuts', 'এই শর্টকাটগুলো দেখান')
export const showPalette = text(
  'Go to an order, a customer, a product or a page',
  'অর্ডার, গ্রাহক, পণ্য বা পাতায় যান',
)
export const singleKeys = text('Shortcuts with a single key', 'এক বোতামের শর্টকাট চালু')
export const editingKeys = text(
  'In a price: Enter or F2 to change it, Enter to save and go down, Tab to the next price, Escape to leave it as it was.',
  'দামের ঘরে: বদলাতে Enter বা F2, সেভ করে নিচে যেতে Enter, পরের দামে যেতে Tab, আগের মতো রাখতে Escape।',
)

// Pages
export const pages = text('Pages', 'পাতা')
export const rowsPerPage = text('Rows', 'সারি')
export const shownRows = text(
  (from: string, to: string, total: string, isMore: boolean) =>
    `${from}–${to} of ${isMore ? 'more than ' : ''}${total}`,
  (from, to, total, isMore) => `${total}টির${isMore ? ' বেশির' : ''} মধ্যে ${from}–${to}`,
)
export const firstPage = text('First page', 'প্রথম পাতা')
export const previousPage = text('Previous page', 'আগের পাতা')
export const nextPage = text('Next page', 'পরের পাতা')
export const lastPage = text('Last page', 'শেষ পাতা')

// Selected rows, and what is done to them
export const selectRow = text(
  (name: string) => `Select ${name}`,
  (name) => `নির্বাচন করুন: ${name}`,
)
export const selectPage = text('Select all on this page', 'এই পাতার সব নির্বাচন করুন')
export const selectedRows = text('Selected rows', 'নির্বাচিত সারি')
export const selectedCount = text(
  (count: number) => `${count} selected`,
  (count) => `${formatBengaliNumber(count)}টি নির্বাচিত`,
)
export const selectMatches = text(
  (total: string) => `Select all ${total} that match`,
  (total) => `সব ${total}টি নির্বাচন করুন`,
)
export const tooManyToSelect = text(
  (max: string) => `At most ${max} can be selected at once. Narrow the filters to select all.`,
  (max) => `একবারে সর্বোচ্চ ${max}টি নির্বাচন করা যায়। সব নির্বাচন করতে ফিল্টার দিয়ে তালিকা ছোট করুন।`,
)
export const more = text('More', 'আরও')
export const clearSelection = text('Clear selection', 'নির্বাচন বাতিল করুন')
export const areYouSure = text('Are you sure?', 'আপনি কি নিশ্চিত?')
export const andMore = text(
  (count: number) => `and ${count} more`,
  (count) => `এবং আরও ${formatBengaliNumber(count)}টি`,
)
// In Bengali a state is what can end a sentence: স্টকে আছে, ডেলিভার হয়েছে. So is an action: মুছে ফেলা হয়েছে.
export const skipped = text(
  (count: number, isAll: boolean, state: string) =>
    isAll
      ? `All of the selected are ${state} already.`
      : `${count} of the selected ${count === 1 ? 'is' : 'are'} left out: ${state} already.`,
  (count, isAll, state) =>
    isAll
      ? `নির্বাচিত সবগুলো আগে থেকেই ${state}।`
      : `নির্বাচিত ${formatBengaliNumber(count)}টি বাদ থাকবে: আগে থেকেই ${state}।`,
)
export const bulkResult = text(
  (done: number, total: number, action: string) => `${done} of ${total} ${action}`,
  (done, total, action) =>
    `${formatBengaliNumber(total)}টির মধ্যে ${formatBengaliNumber(done)}টি ${action}`,
)
export const failedCount = text(
  (count: number) => `${pluralize(count, 'item')} failed:`,
  (count) => `${formatBengaliNumber(count)}টি ব্যর্থ হয়েছে:`,
)
export const notTried = text(
  'Not tried, because the call before it failed.',
  'চেষ্টা করা হয়নি, কারণ এর আগেরটি ব্যর্থ হয়েছে।',
)
