/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const updateCartQuantityLimits = {
  "quantity": {
    "isRequired": true,
    "minimum": 1,
    "maximum": 99
  }
} as const
