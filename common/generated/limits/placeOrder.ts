/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const placeOrderLimits = {
  "name": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 100
  },
  "email": {
    "isRequired": false,
    "maxLength": 254
  },
  "mobileNumber": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 40
  },
  "country": {
    "isRequired": true,
    "maxLength": 60
  },
  "district": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 60
  },
  "address": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 500
  },
  "additionalInfo": {
    "isRequired": false,
    "maxLength": 2000,
    "default": ""
  },
  "language": {
    "isRequired": false,
    "default": "en"
  },
  "cartItems": {
    "isRequired": true,
    "minItems": 1,
    "maxItems": 500,
    "items": {
      "isRequired": true
    }
  },
  "status": {
    "isRequired": false,
    "maxLength": 20
  },
  "orderPlaced": {
    "isRequired": false,
    "maxLength": 40
  },
  "totalAmount": {
    "isRequired": true,
    "minimum": 0,
    "maximum": 9999999999.99
  }
} as const
