/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const addReviewLimits = {
  "reviewText": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 2000
  },
  "stars": {
    "isRequired": false,
    "minimum": 1,
    "maximum": 5
  },
  "photos": {
    "isRequired": false,
    "maxItems": 3,
    "default": [],
    "items": {
      "isRequired": true
    }
  }
} as const
