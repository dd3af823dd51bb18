import type { Fault } from './fault'

/** Sections 2 to 4: screens, entities, states. */
export const faultsOfScreens: readonly Fault[] = [
  {
    line: '2.1',
    file: 'src/pages/home/HomePage.tsx',
    find: `      <PopularProducts />
`,
    replace: '',
  },
  {
    line: '2.2',
    file: 'src/features/auth/components/LoginForm.tsx',
    find: 'Lost your password?',
    replace: 'Forgot it?',
  },
  {
    line: '2.3',
    file: 'src/features/auth/components/RegisterForm.tsx',
    find: '<Link to="/privacy-policy">',
    replace: '<Link to="/">',
  },
  {
    line: '2.4',
    file: 'src/pages/privacy-policy/PrivacyPolicyPage.tsx',
    find: "title: 'Cookies'",
    replace: "title: 'What your browser stores'",
  },
  {
    line: '2.5',
    file: 'shop/addresses.ts',
    find: `\`/category/\${encodeURIComponent(name.toLowerCase())}\``,
    replace: `\`/category/\${encodeURIComponent(name)}\``,
  },
  {
    line: '2.6',
    file: 'shop/addresses.ts',
    find: "name.toLowerCase().replace(/[\\s/\\\\]+/g, '_')",
    replace: "name.toLowerCase().replace(/[\\s/\\\\]/g, '_')",
  },
  {
    line: '2.7',
    file: 'src/features/cart/components/CartSummary.tsx',
    find: 'to="/checkout"',
    replace: 'to="/"',
  },
  {
    line: '2.8',
    file: 'src/pages/checkout/CheckoutPage.tsx',
    find: "navigate('/dashboard/orders', {",
    replace: "navigate('/', {",
  },
  {
    line: '2.9',
    file: 'src/features/payment/components/PaymentResult.tsx',
    find: '<dd className={styles.id}>{transactionId}</dd>',
    replace: '<dd>–</dd>',
  },
  {
    line: '2.10',
    file: 'src/features/payment/components/PaymentResult.tsx',
    find: 'Go Back to Home',
    replace: 'Home',
  },
  {
    line: '2.11',
    file: 'src/pages/dashboard/DashboardPage.tsx',
    find: 'if (!isAdmin || !isAdminViewShown)',
    replace: 'if (!isAdmin && !isAdminViewShown)',
  },
  {
    line: '2.12',
    file: 'src/features/profile/components/ProfileForm.tsx',
    find: "name: displayName ?? ''",
    replace: "name: ''",
  },
  {
    line: '2.13',
    file: 'src/pages/wishlist/WishlistPage.tsx',
    find: 'title="Wishlist is coming soon."',
    replace: 'title="Your wishlist"',
  },
  {
    line: '2.14',
    file: 'server/src/modules/orders/routes.ts',
    find: 'return orders.map(toOrder)',
    replace: 'return orders.slice(1).map(toOrder)',
  },
  {
    line: '2.15',
    file: 'src/features/orders/components/OrderFacts.tsx',
    find: "['Mobile', mobileNumber],",
    replace: '',
  },
  {
    line: '2.16',
    file: 'src/features/reviews/components/MyReviews.tsx',
    find: '{order.customerReview}',
    replace: "{''}",
  },
  {
    line: '2.17',
    file: 'server/src/modules/reviews/store.ts',
    find: "o.status = 'Delivered' and o.customer_review is null`",
    replace: 'o.customer_review is null`',
  },
  {
    line: '2.18',
    file: 'src/app/routes.tsx',
    find: `    forAdmins([
      page('/dashboard/add-product'`,
    replace: `    forUsers([
      page('/dashboard/add-product'`,
  },
  {
    line: '2.19',
    file: 'src/features/admin/products/components/productColumns.tsx',
    find: '<CutName name={productName} />',
    replace: 'productName',
  },
  {
    line: '2.20',
    file: 'src/features/admin/product-editor/components/UpdateProduct.tsx',
    find: 'initial: toForm(current),',
    replace: "initial: { ...toForm(current), price: '' },",
  },
  {
    line: '2.21',
    file: 'src/features/admin/orders/components/orderColumns.tsx',
    find: 'formatTaka(getItemsTotal(order))',
    replace: 'formatTaka(order.totalAmount)',
  },
  {
    line: '2.22',
    file: 'src/features/admin/users/components/userColumns.tsx',
    find: 'formatTimestamp(timestamp.lastLoginAt)',
    replace: 'formatTimestamp(timestamp.createdAt)',
  },
  {
    line: '2.23',
    file: 'src/features/admin/carts/components/cartColumns.tsx',
    find: 'formatTaka(sumLines([row]))',
    replace: 'formatTaka(row.price)',
  },
  {
    line: '2.24',
    file: 'src/app/guards/RequireSession.tsx',
    find: 'useState({ from: location, sessionEnd })',
    replace: 'useState({ from: null, sessionEnd })',
  },
  {
    line: '2.25',
    file: 'src/app/routes.tsx',
    find: `    forUsers([
      page('/cart'`,
    replace: `    forAdmins([
      page('/cart'`,
  },
  {
    line: '2.26',
    file: 'shop/shop.config.ts',
    find: 'splashTime: 1400',
    replace: 'splashTime: 400',
  },
  {
    line: '2.27',
    file: 'src/app/layouts/StorefrontLayout.tsx',
    find: "darkHeaderPaths = ['/', '/login', '/register']",
    replace: "darkHeaderPaths = ['/', '/login']",
  },
  {
    line: '2.28',
    file: 'src/app/routes.tsx',
    find: '{ Component: BareLayout,',
    replace: '{ Component: StorefrontLayout,',
  },
  {
    line: '2.29',
    file: 'src/features/search/components/SearchBox.tsx',
    find: 'placeholder="Search for products..."',
    replace: 'placeholder="Search..."',
  },
  {
    line: '2.30',
    file: 'src/app/layouts/footer/Footer.tsx',
    find: "'About Us', ",
    replace: '',
  },
  {
    line: '2.31',
    file: 'src/shared/ui/error-page/ErrorPage.tsx',
    find: 'Go Back to Home',
    replace: 'Home',
  },
  {
    line: '2.32',
    file: 'shop/shop.config.ts',
    find: "{ label: 'Speakers', name: 'bluetooth speaker', children: [] }",
    replace: "{ label: 'Speakers', name: 'speakers', children: [] }",
  },
  {
    line: '2.33',
    file: 'src/features/promotions/components/Banners.tsx',
    find: 'homePage.staticBanners.map',
    replace: 'homePage.staticBanners.slice(1).map',
  },
  {
    line: '2.34',
    file: 'shop/shop.config.ts',
    find: `    'fan',
`,
    replace: '',
  },
  {
    line: '2.35',
    file: 'src/features/catalog/components/BestSellers.tsx',
    find: ' Experience the best of innovation!',
    replace: '',
  },
  {
    line: '2.36',
    file: 'src/features/catalog/components/ProductSection.tsx',
    find: 'products.map((product) => (',
    replace: 'products.slice(0, 2).map((product) => (',
  },
  {
    line: '2.37',
    file: 'src/features/catalog/components/PopularProducts.tsx',
    find: "'Customers Favorites'",
    replace: "'Popular Products'",
  },
  {
    line: '2.38',
    file: 'src/entities/product/components/ProductCard.tsx',
    find: '<StockBadge isInStock={inStock} />',
    replace: '<StockBadge isInStock />',
  },
  {
    line: '2.39',
    file: 'src/features/catalog/components/BestSellers.module.css',
    find: '> div:nth-of-type(n + 2) {',
    replace: `> div:nth-of-type(n + 3) {
      /* */`,
  },
  {
    line: '2.40',
    file: 'src/entities/product/components/ProductCard.tsx',
    find: "family === 'listing' && isSecondShown && second",
    replace: "family === 'compact' && isSecondShown && second",
  },
  {
    line: '2.41',
    file: 'src/features/catalog/components/ProductDetails.tsx',
    find: '{keyFeatures.length > 0 && <KeyFeatures features={keyFeatures} />}',
    replace: '',
  },
  {
    line: '2.42',
    file: 'src/app/layouts/dashboard/dashboardLinks.ts',
    find: "label: 'Pending Review',",
    replace: "label: 'Reviews',",
  },
  {
    line: '2.43',
    file: 'src/app/layouts/dashboard/dashboardLinks.ts',
    find: "label: 'All Ordered'",
    replace: "label: 'Orders'",
  },
  {
    line: '2.44',
    file: 'src/app/layouts/dashboard/useSidebar.ts',
    find: `    dispatch(logoutRequested())
`,
    replace: `    void navigate('/')
`,
  },
  {
    line: '2.45',
    file: 'src/features/orders/components/MyOrders.tsx',
    find: '<ListSkeleton label="Loading your orders" />',
    replace: '<p>…</p>',
  },
  {
    line: '3.1',
    file: 'server/src/modules/catalog/routes.ts',
    find: '({ ...product, name: product.productName })',
    replace: '({ ...product, name: product.category })',
  },
  {
    line: '3.2',
    file: 'server/src/modules/cart/item.ts',
    find: 'p.effective_price as price',
    replace: 'p.price + 1 as price',
  },
  {
    line: '3.3',
    file: 'server/src/modules/orders/rules.ts',
    find: '  price: fromPaisa(toPaisa(price)),',
    replace: '  price: 1,',
  },
  {
    line: '3.4',
    file: 'server/src/modules/users/user.ts',
    find: 'photo: row.photo',
    replace: "photo: ''",
  },
  {
    line: '3.5',
    file: 'server/src/modules/dashboard/store.ts',
    find: '(select count(*) from users where deleted_at is null)',
    replace: '(select count(*) from users)',
  },
  {
    line: '3.6',
    file: 'server/src/modules/dashboard/store.ts',
    find: 'coalesce(sum(c.quantity * p.effective_price), 0) as unpaid',
    replace: 'coalesce(sum(p.effective_price), 0) as unpaid',
  },
  {
    line: '3.7',
    file: 'server/src/modules/reviews/routes.ts',
    find: 'return { result: rows.map(toOrder), total }',
    replace: 'return { result: [], total }',
  },
  {
    line: '3.8',
    file: 'server/src/modules/catalog/routes.ts',
    find: 'result: rows.map(toProduct), totalPages: Math.ceil(total / limit)',
    replace: 'result: rows.map(toProduct).slice(1), totalPages: Math.ceil(total / limit)',
  },
  {
    line: '3.9',
    file: 'src/features/profile/components/ProfileForm.tsx',
    find: 'body: { name, email, photo }',
    replace: 'body: { name: email, email, photo }',
  },
  {
    line: '3.10',
    file: 'server/src/modules/reviews/routes.ts',
    find: 'reviewText.trim()',
    replace: "'another text'",
  },
  {
    line: '3.11',
    file: 'src/features/promotions/components/TopCategories.tsx',
    find: 'to={categoryPath(category)}',
    replace: 'to={categoryPath(image)}',
  },
  {
    line: '3.12',
    file: 'src/features/auth/lib/toUserInput.ts',
    find: "user?.displayName ?? displayName ?? ''",
    replace: "displayName ?? ''",
  },
  {
    line: '4.1',
    file: 'src/entities/auth/model/authSlice.ts',
    find: `      state.isLoading = true
`,
    replace: '',
  },
  {
    line: '4.2',
    file: 'src/features/auth/model/authListeners.ts',
    find: `        return trackSessionEnd(endSession(api))
`,
    replace: '',
  },
  {
    line: '4.3',
    file: 'src/features/admin/orders/components/DeliverButton.tsx',
    find: 'isDisabled: !isPending',
    replace: 'isDisabled: false',
  },
  {
    line: '4.4',
    file: 'src/features/orders/components/OrderFacts.tsx',
    find: "['Paid on', formatDateTime(paidAt)],",
    replace: '',
  },
  {
    line: '4.5',
    file: 'src/entities/review/lib/canReview.ts',
    find: "status === 'Delivered' && !customerReview",
    replace: '!customerReview',
  },
  {
    line: '4.6',
    file: 'src/shared/lib/parseQuantity.ts',
    find: 'minQuantity = 1',
    replace: 'minQuantity = 0',
  },
  {
    line: '4.7',
    file: 'src/features/admin/users/hooks/useUserActions.ts',
    find: `    void navigate('/')
`,
    replace: '',
  },
  {
    line: '4.8',
    file: 'src/features/checkout/model/checkoutSlice.ts',
    find: '    orderPlaced: (_state, { payload }: PayloadAction<string>) => ({\n      ...initialState,',
    replace: '    orderPlaced: (state, { payload }: PayloadAction<string>) => ({\n      ...state,',
  },
  {
    line: '4.9',
    file: 'src/entities/product/components/StockBadge.tsx',
    find: "isInStock ? 'In Stock' : 'Out of Stock'",
    replace: "isInStock ? 'Available' : 'Out of Stock'",
  },
  {
    line: '4.10',
    file: 'src/features/catalog/components/FilteredListing.tsx',
    find: 'onChange({ price, page: 1 })',
    replace: 'onChange({ price })',
  },
  {
    line: '4.11',
    file: 'src/features/search/components/SearchBox.tsx',
    find: `  function handleChoose(product: FoundProduct) {
    clear()
`,
    replace: `  function handleChoose(product: FoundProduct) {
`,
  },
]
