/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const saveAddressLimits = {
  "label": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 40
  },
  "name": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 100
  },
  "mobileNumber": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 40
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
  "isDefault": {
    "isRequired": false,
    "default": false
  }
} as const
