/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const answerReturnLimits = {
  "isAccepted": {
    "isRequired": true
  },
  "answer": {
    "isRequired": true,
    "minLength": 1,
    "maxLength": 1000
  }
} as const
