import { accountApi as generated } from './generated/accountApi'
import { accountTagRules } from './generated/accountTagRules'
import { tagTypes } from './generated/tagTypes'
import { tagDefinitions } from './tags'

export * from './generated/accountApi'

/** What users do with their orders, payments and reviews: injected when code that uses it is loaded. */
export const accountApi = generated.enhanceEndpoints({
  addTagTypes: tagTypes,
  endpoints: tagDefinitions(accountTagRules),
})
