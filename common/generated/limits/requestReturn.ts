/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const requestReturnLimits = {
  "gadgetId": {
    "isRequired": true
  },
  "kind": {
    "isRequired": true
  },
  "reason": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 40
  },
  "details": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 1000
  },
  "quantity": {
    "isRequired": true,
    "minimum": 1,
    "maximum": 99
  },
  "photos": {
    "isRequired": true,
    "maxItems": 3,
    "items": {
      "isRequired": true
    }
  }
} as const
