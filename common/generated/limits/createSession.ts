/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const createSessionLimits = {
  "email": {
    "isRequired": true,
    "maxLength": 254
  },
  "isRemembered": {
    "isRequired": false
  }
} as const
