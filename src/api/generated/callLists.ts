/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
/** Anyone may read their responses; those of all other queries belong to a user. */
export const publicQueries: ReadonlySet<unknown> = new Set([
  "getSession",
  "listNewArrivals",
  "listBestSellers",
  "listPopularGadgets",
  "searchProducts",
  "listSearchResults",
  "listSearchFilters",
  "listCategoryFilters",
  "listCategoryProducts",
  "getProduct",
  "listProductReviews",
  "getPaymentState"
])

/** Mutations of admins whose errors the store shows as toasts. */
export const toastedMutations: ReadonlySet<unknown> = new Set([
  "updateUserRole",
  "deleteUser",
  "deleteCustomerNote",
  "createProduct",
  "updateProduct",
  "deleteProduct",
  "deleteOrder",
  "deliverOrder",
  "packOrder",
  "undoPacking",
  "undoHandOver",
  "refundOrder",
  "deleteOrderNote",
  "recordCashPayment",
  "deliverOrders",
  "packOrders",
  "deliverCashOrders",
  "deleteOrders",
  "deleteProducts",
  "setProductsStock",
  "deleteCartItems",
  "setReviewHidden",
  "finishReturn",
  "deleteSavedView",
  "acceptPayment",
  "refundPayment",
  "recordRefund"
])
