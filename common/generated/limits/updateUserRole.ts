/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */
export const updateUserRoleLimits = {
  "role": {
    "isRequired": true
  }
} as const
