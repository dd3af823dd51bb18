/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const previewBulkEditLimits = {
  "ids": {
    "isRequired": false,
    "minItems": 1,
    "maxItems": 1000,
    "items": {
      "isRequired": true
    }
  },
  "filter": {
    "isRequired": false
  },
  "prices": {
    "isRequired": false
  },
  "inStock": {
    "isRequired": false
  }
} as const
