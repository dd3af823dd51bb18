import { formatBengaliNumber } from '@/common/bengali'
import { text } from '@/common/text'
import { pluralize } from '@/shared/lib/pluralize'

// Table
export const cartsLabel = text('carts', 'কার্ট')
export const searchLabel = text('Search by product or customer', 'পণ্য বা গ্রাহক দিয়ে খুঁজুন')
export const rowName = text(
  (product: string, customer: string) => `${product} of ${customer}`,
  (product, customer) => `${customer}-এর ${product}`,
)
export const picture = text('Picture', 'ছবি')
export const product = text('Product', 'পণ্য')
export const productName = text('Product name', 'পণ্যের নাম')
export const customer = text('Customer', 'গ্রাহক')
export const emailFilter = text('E-mail starts with', 'ইমেইলের শুরু')
export const price = text('Price', 'দাম')
export const quantity = text('Quantity', 'পরিমাণ')
export const total = text('Total', 'মোট')
export const stock = text('Stock', 'স্টক')
export const inStock = text('In Stock', 'স্টকে আছে')
export const outOfStock = text('Out of Stock', 'স্টকে নেই')
export const added = text('Added', 'যোগ হয়েছে')
export const onlySorted = text('Can be sorted, not filtered.', 'সাজানো যায়, ফিল্টার করা যায় না।')
export const totalHint = text(
  'Price times quantity; cannot be sorted or filtered.',
  'দাম × পরিমাণ; সাজানো বা ফিল্টার করা যায় না।',
)
export const stockHint = text(
  'Belongs to the product; filter it in All Products.',
  'এটি পণ্যের তথ্য; ‘সব পণ্য’ পাতায় ফিল্টার করুন।',
)

// Deleting
export const deleteRows = text('Delete', 'মুছুন')
export const deleteLabel = text(
  (name: string, owner: string) => `Delete ${name} from the cart of ${owner}`,
  (name, owner) => `${owner}-এর কার্ট থেকে ${name} মুছুন`,
)
export const deleteOne = text('Delete a Cart', 'কার্টের একটি পণ্য মোছা হবে।')
export const deleteMany = text(
  (count: number) => `Delete ${count} Carts`,
  (count) => `কার্টের ${formatBengaliNumber(count)}টি পণ্য মোছা হবে।`,
)
export const confirmOne = text('Yes, delete it', 'হ্যাঁ, মুছুন')
export const confirmMany = text('Yes, delete them', 'হ্যাঁ, সব মুছুন')
export const deleted = text('Deleted!', 'মোছা হয়েছে!')
export const deletedCount = text(
  (count: number) => pluralize(count, 'cart item'),
  (count) => `কার্টের ${formatBengaliNumber(count)}টি পণ্য`,
)
/** After how many of them, in the report. */
export const deletedLabel = text('deleted', 'মোছা হয়েছে')
