/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const tagTypes = ["Audit","Cart","Category","Dashboard","Order","OrderNote","Overview","Payment","Product","ProductList","ProductReview","ProductSearch","Review","Session","User"] as const
