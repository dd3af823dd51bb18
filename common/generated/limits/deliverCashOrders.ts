/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const deliverCashOrdersLimits = {
  "ids": {
    "isRequired": true,
    "minItems": 1,
    "maxItems": 100,
    "items": {
      "isRequired": true
    }
  }
} as const
