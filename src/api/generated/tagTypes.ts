/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const tagTypes = ["Audit","Cart","Dashboard","Order","OrderNote","Overview","Payment","Product","ProductReview","Review","Session","User"] as const
