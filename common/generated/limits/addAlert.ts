/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const addAlertLimits = {
  "gadgetId": {
    "isRequired": true
  },
  "kind": {
    "isRequired": true
  },
  "language": {
    "isRequired": false,
    "default": "en"
  }
} as const
