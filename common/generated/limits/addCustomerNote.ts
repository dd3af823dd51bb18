/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const addCustomerNoteLimits = {
  "text": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 2000
  }
} as const
