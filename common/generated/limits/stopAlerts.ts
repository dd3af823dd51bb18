/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const stopAlertsLimits = {
  "key": {
    "isRequired": true
  }
} as const
