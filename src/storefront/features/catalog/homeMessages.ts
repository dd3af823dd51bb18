import { text } from '@/common/text'

// Home page
export const bestSellers = text('Best Sellers', 'বেস্ট সেলার')
export const bestSellersIntro = text(
  'Discover our top-selling gadgets that are highly recommended by our customers. Experience the best of innovation!',
  'আমাদের সবচেয়ে বেশি বিক্রি হওয়া গ্যাজেট, ক্রেতারা নিজেরাই যেগুলোর সুপারিশ করেন। সেরা প্রযুক্তির অভিজ্ঞতা নিন!',
)
export const noBestSellers = text('No best sellers yet.', 'এখনো কোনো বেস্ট সেলার নেই।')
export const bestSellersFailed = text(
  'The best sellers could not be loaded.',
  'বেস্ট সেলার লোড করা যায়নি।',
)
export const deals = text('Deals', 'সেরা ছাড়')
export const dealsIntro = text(
  'The biggest discounts on popular and new products.',
  'জনপ্রিয় ও নতুন পণ্যে সবচেয়ে বড় ছাড়।',
)
export const noDeals = text('No discounts at the moment.', 'এই মুহূর্তে কোনো ছাড় নেই।')
export const dealsFailed = text('The deals could not be loaded.', 'ছাড়ের পণ্যগুলো লোড করা যায়নি।')
export const newArrivals = text('New Arrivals', 'নতুন পণ্য')
export const noNewArrivals = text('No new arrivals yet.', 'এখনো কোনো নতুন পণ্য নেই।')
export const newArrivalsFailed = text(
  'The new arrivals could not be loaded.',
  'নতুন পণ্যগুলো লোড করা যায়নি।',
)
export const favorites = text('Customers Favorites', 'ক্রেতাদের পছন্দ')
/** A slide of the favorites: আগের পণ্য, পরের পণ্য. */
export const product = text('product', 'পণ্য')
export const noFavorites = text('No favorites yet.', 'এখনো কোনো পছন্দের পণ্য নেই।')
export const favoritesFailed = text(
  "The customers' favorites could not be loaded.",
  'ক্রেতাদের পছন্দের পণ্যগুলো লোড করা যায়নি।',
)
