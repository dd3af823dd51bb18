/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const addToCartLimits = {
  "gadgetId": {
    "isRequired": true
  },
  "author": {
    "isRequired": false,
    "maxLength": 254
  },
  "image": {
    "isRequired": false,
    "maxLength": 2000
  },
  "name": {
    "isRequired": false,
    "maxLength": 200
  },
  "price": {
    "isRequired": false
  },
  "quantity": {
    "isRequired": false,
    "minimum": 1,
    "maximum": 99,
    "default": 1
  },
  "isMinimum": {
    "isRequired": false,
    "default": false
  },
  "cartAdded": {
    "isRequired": false,
    "maxLength": 40
  }
} as const
