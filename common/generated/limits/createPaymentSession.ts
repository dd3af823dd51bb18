/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const createPaymentSessionLimits = {
  "_id": {
    "isRequired": true
  }
} as const
