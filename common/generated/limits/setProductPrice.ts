/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const setProductPriceLimits = {
  "price": {
    "isRequired": true,
    "exclusiveMinimum": 0,
    "maximum": 9999999999.99
  },
  "discountPrice": {
    "isRequired": false,
    "minimum": 0,
    "maximum": 9999999999.99
  },
  "previous": {
    "isRequired": true
  }
} as const
