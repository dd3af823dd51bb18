/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const createSavedViewLimits = {
  "table": {
    "isRequired": true
  },
  "name": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 40
  },
  "query": {
    "isRequired": true,
    "maxLength": 4000
  },
  "hiddenColumns": {
    "isRequired": true,
    "maxItems": 40,
    "items": {
      "isRequired": true
    }
  },
  "isShared": {
    "isRequired": true
  }
} as const
