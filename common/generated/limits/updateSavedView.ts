/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const updateSavedViewLimits = {
  "name": {
    "isRequired": false,
    "minLength": 1,
    "maxLength": 40
  },
  "query": {
    "isRequired": false,
    "maxLength": 4000
  },
  "hiddenColumns": {
    "isRequired": false,
    "maxItems": 40,
    "items": {
      "isRequired": true
    }
  },
  "isShared": {
    "isRequired": false
  }
} as const
