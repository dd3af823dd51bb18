/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const adminMutations = [
  "updateUserRole",
  "deleteUser",
  "createProduct",
  "updateProduct",
  "deleteProduct",
  "setProductPrice",
  "deleteOrder",
  "deliverOrder",
  "addOrderNote",
  "deleteOrderNote",
  "recordCashPayment",
  "deliverOrders",
  "deleteOrders",
  "deleteProducts",
  "setProductsStock",
  "deleteCartItems",
  "checkProductImport",
  "applyProductImport",
  "setReviewHidden",
  "acceptPayment",
  "refundPayment"
] as const
