/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
/** Anyone may read their responses; those of all other queries belong to a user. */
export const publicQueries: ReadonlySet<unknown> = new Set([
  "getSession",
  "listNewArrivals",
  "listBestSellers",
  "listPopularGadgets",
  "searchProducts",
  "listSearchResults",
  "listCategoryProducts",
  "getProduct",
  "listProductReviews",
  "getPaymentState"
])

/** Mutations of admins whose errors the store shows as toasts. */
export const toastedMutations: ReadonlySet<unknown> = new Set([
  "updateUserRole",
  "deleteUser",
  "createProduct",
  "updateProduct",
  "deleteProduct",
  "deleteOrder",
  "deliverOrder",
  "refundOrder",
  "deleteOrderNote",
  "recordCashPayment",
  "deliverOrders",
  "deleteOrders",
  "deleteProducts",
  "setProductsStock",
  "deleteCartItems",
  "setReviewHidden",
  "acceptPayment",
  "refundPayment",
  "recordRefund"
])
