/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const saveUserLimits = {
  "name": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 100
  },
  "email": {
    "isRequired": true,
    "maxLength": 254
  },
  "photo": {
    "isRequired": true,
    "maxLength": 2000
  },
  "timestamp": {
    "isRequired": false
  },
  "language": {
    "isRequired": false
  }
} as const
