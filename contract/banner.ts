/** The first line of a generated file. */
export const banner =
  '/* Made from contract/openapi.yaml by `npm run generate`. Do not edit: change the contract. */\n'
