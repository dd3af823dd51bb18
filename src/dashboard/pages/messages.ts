import { text } from '@/common/text'

// Overview
export const loadingDashboard = text('Loading the dashboard…', 'ড্যাশবোর্ড লোড হচ্ছে…')
export const welcome = text('Welcome', 'স্বাগতম')
export const welcomeUser = text(
  (name: string) => `Welcome, ${name}`,
  (name) => `স্বাগতম, ${name}`,
)
export const overviewLead = text(
  'An overview of your cart and your orders.',
  'এক নজরে আপনার কার্ট ও অর্ডার।',
)
export const continueShopping = text('Continue shopping', 'কেনাকাটা চালিয়ে যান')
export const quickLinks = text('Quick links', 'দরকারি লিংক')
export const goToCart = text('Go to my cart', 'আমার কার্টে যান')
export const seeOrders = text('See all my orders', 'আমার সব অর্ডার দেখুন')
export const writeReview = text('Write a review', 'রিভিউ লিখুন')
export const editProfile = text('Edit my profile', 'প্রোফাইল সম্পাদনা করুন')

// Orders, reviews and wishlist of a user
export const myOrders = text('My orders', 'আমার অর্ডার')
export const orderDetails = text('Order details', 'অর্ডারের বিবরণ')
export const myReviews = text('My reviews', 'আমার রিভিউ')
export const myReviewsLead = text(
  'Other shoppers read them on the product pages.',
  'অন্য ক্রেতারা পণ্যের পাতায় এগুলো পড়েন।',
)
export const wishlist = text('Wishlist', 'উইশলিস্ট')
export const wishlistSoon = text('Wishlist is coming soon.', 'উইশলিস্ট শিগগিরই আসছে।')
export const wishlistUse = text(
  'You’ll be able to save products here for later.',
  'পরে কেনার জন্য পণ্য এখানে রেখে দিতে পারবেন।',
)
export const startShopping = text('Start shopping', 'কেনাকাটা শুরু করুন')

// Profile
export const profile = text('Profile', 'প্রোফাইল')
export const profileLead = text(
  'Your name, picture, password and addresses.',
  'আপনার নাম, ছবি, পাসওয়ার্ড ও ঠিকানা।',
)
export const aboutYou = text('About you', 'আপনার সম্পর্কে')
export const reviewsShow = text(
  'Your reviews show only your first name and the district of the order.',
  'রিভিউতে শুধু আপনার নামের প্রথম অংশ আর অর্ডারের জেলা দেখা যায়।',
)
export const emailAndPassword = text('E-mail and password', 'ইমেইল ও পাসওয়ার্ড')
export const passwordAdvice = text(
  'Choose a password that you use nowhere else. You may be asked for your current one.',
  'এমন পাসওয়ার্ড দিন, যা আর কোথাও ব্যবহার করেন না। বর্তমান পাসওয়ার্ডটি চাওয়া হতে পারে।',
)

export const savedAddresses = text('Saved addresses', 'সেভ করা ঠিকানা')
export const addressesFillIn = text(
  'Choose one at checkout. It starts with the default one.',
  'চেকআউটে একটি বেছে নিতে পারবেন। শুরুতে ডিফল্টটি থাকে।',
)

// Pages of admins
export const allCarts = text('All Carts', 'সব কার্ট')
export const allOrdered = text('All Ordered', 'সব অর্ডার')
export const allProducts = text('All Products', 'সব পণ্য')
export const allUsers = text('All Users', 'সব ব্যবহারকারী')
export const returns = text('Returns', 'ফেরত ও ওয়ারেন্টি')
export const refunds = text('Refunds', 'রিফান্ড')
export const auditLog = text('Audit log', 'কার্যক্রমের রেকর্ড')
export const auditLead = text(
  'What admins have changed, newest first.',
  'অ্যাডমিনরা যা বদলেছেন, নতুনগুলো আগে।',
)
export const addProduct = text('Add product', 'পণ্য যোগ')
export const addProductLead = text(
  'It goes live as soon as you add it.',
  'যোগ করার সঙ্গে সঙ্গেই পণ্যটি শপে দেখা যাবে।',
)
export const copiedNotLoaded = text(
  'The product to copy could not be loaded.',
  'যে পণ্যটি কপি করতে চান, সেটি লোড করা যায়নি।',
)
export const editProduct = text('Edit product', 'পণ্য সম্পাদনা')
export const editProductTitle = text(
  (name: string) => `Edit ${name}`,
  (name) => `${name} সম্পাদনা`,
)
export const duplicate = text('Duplicate', 'কপি করুন')
export const viewInShop = text('View in shop', 'শপে দেখুন')
export const productNotLoaded = text('The product could not be loaded.', 'পণ্যটি লোড করা যায়নি।')
