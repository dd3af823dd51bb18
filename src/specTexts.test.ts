import { readFileSync } from 'node:fs'
import { discountError } from '@/common/discountError'
import { helpPages, menuPages } from '@/common/pages'
import { inLanguage, type Text } from '@/common/text'
import * as carts from '@/dashboard/features/carts/messages'
import * as ownOrders from '@/dashboard/features/my-orders/messages'
import * as orders from '@/dashboard/features/orders/messages'
import * as gateway from '@/dashboard/features/payment/messages'
import * as editor from '@/dashboard/features/product-editor/messages'
import * as products from '@/dashboard/features/products/messages'
import * as profile from '@/dashboard/features/profile/messages'
import * as reviews from '@/dashboard/features/reviews/messages'
import * as users from '@/dashboard/features/users/messages'
import * as dashboardLayout from '@/dashboard/layout/messages'
import * as tables from '@/dashboard/tables/messages'
import * as dashboardUi from '@/dashboard/ui/messages'
import * as pictures from '@/dashboard/ui/pictures/messages'
import * as session from '@/entities/auth/messages'
import * as product from '@/entities/product/messages'
import * as shared from '@/shared/messages'
import { shop } from '@/shop/shop.config'
import * as auth from '@/storefront/features/auth/messages'
import * as cart from '@/storefront/features/cart/messages'
import * as catalogHome from '@/storefront/features/catalog/homeMessages'
import * as catalog from '@/storefront/features/catalog/messages'
import * as catalogProduct from '@/storefront/features/catalog/productMessages'
import * as checkout from '@/storefront/features/checkout/messages'
import * as payment from '@/storefront/features/payment/messages'
import * as productActions from '@/storefront/features/product-actions/messages'
import * as search from '@/storefront/features/search/messages'
import * as layout from '@/storefront/layout/messages'

const english = inLanguage('en')
const specification = readFileSync('docs/specification.md', 'utf8')

const discountOf = (discountPrice: number, mode: 'add' | 'edit') =>
  discountError({ price: 100, discountPrice }, mode)

/** The texts that the specification fixes, by the lines that name them. The other tests name messages. */
const texts: readonly [line: string, message: Text | undefined, text: string][] = [
  // Home, header and footer
  ['2.1', shop.tagline, 'Tech Destination'],
  ['2.1', catalogHome.favorites, 'Customers Favorites'],
  ['2.34', product.topCategories, 'Top Categories'],
  ['2.35', catalogHome.bestSellers, 'Best Sellers'],
  ['2.36', catalogHome.newArrivals, 'New Arrivals'],
  ['2.29', search.placeholder, 'Search for products...'],
  ['2.29', shared.anonymous, 'Anonymous'],
  ['2.29', layout.dashboard, 'Dashboard'],
  ['2.29', layout.viewProfile, 'View Profile'],
  ['2.29', layout.orders, 'Orders'],
  ['2.29', layout.logout, 'Logout'],
  ['2.30', layout.quickLinks, 'Quick Links'],
  ['2.30', shared.home, 'Home'],
  ['2.30', layout.shopLink, 'Shop'],
  ['2.30', helpPages.aboutUs.title, 'About Us'],
  ['2.30', helpPages.contactUs.title, 'Contact Us'],
  ['2.30', layout.customerSupport, 'Customer Support'],
  ['2.30', helpPages.faqs.title, 'FAQs'],
  ['2.30', helpPages.shipping.title, 'Shipping & Delivery'],
  ['2.30', helpPages.returns.title, 'Returns & Refunds'],
  ['2.30', shared.privacyPolicy, 'Privacy Policy'],
  ['2.30', layout.paymentMethods, 'Payment Methods'],
  ['2.31', shared.somethingWrong, 'Whoops! Something Went Wrong.'],
  [
    '2.31',
    shared.pageMissing,
    "The page you're looking for is not available. Please try again later or return to the homepage.",
  ],
  ['2.31', shared.goHome, 'Go Back to Home'],
  [
    '2.35',
    catalogHome.bestSellersIntro,
    'Discover our top-selling gadgets that are highly recommended by our customers. Experience the best of innovation!',
  ],
  // Products
  ['2.38', shared.inStock, 'In Stock'],
  ['2.38', shared.outOfStock, 'Out of Stock'],
  ['2.38', catalogProduct.outOfStock, 'Out of Stock'],
  ['2.40', catalog.previous, 'Previous'],
  ['2.40', catalog.next, 'Next'],
  ['2.41', productActions.addToCart, 'Add to Cart'],
  ['2.41', productActions.buyNow, 'Buy Now'],
  ['5.12', catalog.unlimitedPrice, 'Unlimited (No Max)'],
  ['9.9', catalog.lowToHigh, 'Price: Low to High'],
  ['9.9', catalog.highToLow, 'Price: High to Low'],
  // Cart, checkout and payment
  ['2.7', cart.proceedToCheckout, 'Proceed to Checkout'],
  ['2.8', checkout.placeOrder, 'Place Order'],
  ['2.9', payment.paidTitle, 'Payment Successful'],
  ['2.10', payment.cancelledTitle, 'Payment Cancelled'],
  ['2.10', payment.tryAgain, 'Try Again'],
  ['4.4', gateway.payNow, 'Pay Now'],
  ['5.4', checkout.fieldsMissing, 'Please fill out all required fields.'],
  ['5.7', productActions.outOfStock, 'This product is out of stock.'],
  ['5.7', productActions.loginFirst, 'PLease login first'],
  ['5.11', cart.wrongCoupon, 'Wrong Coupon!'],
  ['8.7', checkout.orderFailed, 'Failed to place order'],
  ['8.8', cart.quantityFailed, 'Failed to update quantity'],
  ['8.9', cart.removeFailed, 'Failed to remove item'],
  ['8.16', shared.emptyCart, 'Your cart is empty.'],
  ['8.17', checkout.orderPlaced, 'Order placed successfully!'],
  ['8.17', productActions.added, 'Added to cart'],
  ['8.17', productActions.toCart, 'Redirecting to cart...'],
  ['8.17', cart.quantityUpdated, 'Quantity updated successfully!'],
  ['8.17', cart.itemRemoved, 'Item removed from cart!'],
  // Accounts
  ['5.2', session.emailMissing, 'Please enter your email address.'],
  ['5.8', profile.emptyPassword, 'Password cannot be empty!'],
  ['8.1', session.sessionExpiredTitle, 'Your Session has expired'],
  ['8.1', session.sessionExpired, 'Please log in again to continue'],
  ['8.2', auth.loginFailed, 'Login failed. Please check your credentials.'],
  ['8.3', auth.googleLoginFailed, 'Google login failed. Please try again.'],
  ['8.4', auth.resetFailed, 'Failed to send password reset email. Please try again.'],
  ['8.4', auth.resetSent, 'Password reset email sent. Please check your inbox.'],
  ['8.5', auth.registrationFailed, 'Registration failed. Please check your credentials.'],
  ['8.6', session.uploadFailed, 'Image upload failed.'],
  ['8.17', auth.loginDone, 'Login successful!'],
  ['8.17', auth.googleLoginDone, 'Google login successful!'],
  ['8.17', auth.registered, 'Registration successful!'],
  ['8.17', profile.profileUpdated, 'Profile Updated'],
  ['8.17', profile.passwordChanged, 'Password changed successfully'],
  // Orders and reviews
  ['4.3', orders.markAsDelivered, 'Mark as Delivered'],
  ['4.3', orders.marked, 'Marked'],
  ['4.3', orders.pending, 'Pending'],
  ['4.3', orders.delivered, 'Delivered'],
  ['4.3', dashboardUi.delivered, 'Delivered'],
  ['4.3', dashboardUi.deliveryPending, 'Pending for delivery'],
  ['4.3', ownOrders.deliveryPending, 'Pending for delivery'],
  ['4.4', dashboardUi.paymentPending, 'Pending'],
  ['4.4', orders.unpaid, 'Pending'],
  ['4.5', reviews.addReview, 'Add Review'],
  ['8.10', reviews.reviewFailed, 'Failed to add review. Please try again.'],
  ['8.15', ownOrders.orderNotFound, 'Order not found.'],
  ['8.15', orders.orderNotFound, 'Order not found.'],
  ['8.16', ownOrders.noOrders, 'You have no orders yet.'],
  ['8.16', reviews.noPending, 'No pending reviews found.'],
  ['8.16', reviews.noReviews, "You haven't reviewed any orders yet."],
  ['8.17', reviews.reviewAdded, 'Review added'],
  ['8.17', reviews.reviewAddedTitle, 'Review added successfully!'],
  ['8.17', orders.markedAsDelivered, 'Marked as Delivered'],
  // Admins
  ['2.44', dashboardLayout.admin, 'Admin'],
  ['2.44', dashboardLayout.user, 'User'],
  ['2.44', dashboardLayout.profile, 'Profile'],
  ['2.44', dashboardLayout.logout, 'Logout'],
  ['5.5', discountOf(100, 'add'), 'Discount price must be lower than the original price.'],
  ['5.5', editor.pictureNeeded, 'Please upload at least one image.'],
  ['5.6', discountOf(101, 'edit'), 'Discount Price cannot be greater than Price!'],
  ['5.6', discountOf(100, 'edit'), 'Discount Price cannot be the same as Price!'],
  ['5.10', users.notAllowed, 'Action not allowed!'],
  ['5.10', users.downgradeFirst, 'Downgrade to a regular user before deletion.'],
  ['8.6', pictures.imageUploadFailed, 'Image upload failed.'],
  ['8.18', editor.gadgetAdded, 'Gadget added successfully'],
  ['8.18', editor.productUpdated, 'Product updated successfully'],
  ['8.18', products.productDeleted, 'The product has been deleted.'],
  ['8.18', orders.orderDeleted, 'Order Deleted Successfully'],
  ['8.18', carts.deleted, 'Deleted!'],
  ['8.18', users.deleted, 'Deleted!'],
  ['8.19', tables.areYouSure, 'Are you sure?'],
  ['8.19', carts.deleteOne, 'Delete a Cart'],
  ['8.19', orders.deleteOne, 'Delete a Cart'],
  ['8.19', users.deleteWarning, 'Once deleted, you will not be able to recover this user!'],
]

// [spec 2.29, 2.31, 2.35, 5.4, 5.7, 5.8, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 8.7, 8.8, 8.9, 8.10, 8.15, 8.16, 8.17, 8.18, 8.19]
it.each(texts)('line %s has the text of the message', (_line, message, text) => {
  expect(message && english(message)).toBe(text)
  expect(specification).toContain(text)
})

it('the phrases are those of the specification', () => {
  expect(english(layout.greeting)('Rahima')).toBe('Hi, Rahima')
  expect(english(catalogProduct.moreFrom)('Fan')).toBe('More from Fan')
  expect(english(users.updatedTo)('admin')).toBe('Updated to admin')
  expect(english(products.deletionIsFinal)(1)).toBe("Once deleted, it can't be recovered!")
})

it('the menus are those of the specification', () => {
  const labels = (of: 'users' | 'admins') =>
    menuPages.flatMap(({ menu }) => (menu[of] ? [english(menu[of].label)] : []))
  expect(labels('users')).toEqual([
    'Dashboard',
    'My Cart',
    'My Orders',
    'Pending Review',
    'My Reviews',
  ])
  // The shop adds its own behind them.
  expect(labels('admins').slice(0, 6).toSorted()).toEqual([
    'Add Product',
    'All Carts',
    'All Ordered',
    'All Products',
    'All Users',
    'Dashboard',
  ])
  expect(labels('admins').slice(6)).toEqual(['Refunds', 'Returns', 'Audit log'])
})
