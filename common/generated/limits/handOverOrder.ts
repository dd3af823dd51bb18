/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const handOverOrderLimits = {
  "courier": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 60
  },
  "trackingNumber": {
    "isRequired": false,
    "maxLength": 60
  }
} as const
