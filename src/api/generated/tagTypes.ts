/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const tagTypes = ["Address","Alert","Audit","Cart","Category","CustomerNote","Dashboard","Family","Order","OrderNote","Overview","Payment","Product","ProductList","ProductReview","ProductSearch","Return","Review","SavedView","Session","User"] as const
