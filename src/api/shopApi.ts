import { shopApi as generated } from './generated/shopApi'
import { type Lists, lists } from './lists'
import { tagDefinitions, tagTypes } from './tags'

/** The generated endpoints with the contract's tags and the totals of lists. */
export const shopApi = generated
  .enhanceEndpoints({
    addTagTypes: tagTypes,
    endpoints: Object.fromEntries(
      Object.keys(generated.endpoints).map((name) => [name, tagDefinitions[name] ?? {}]),
    ),
  })
  .enhanceEndpoints<never, Lists>({ endpoints: lists })

// The generated hooks have the types of the responses without their totals.
export const {
  useListCategoryProductsQuery,
  useListPaymentIssuesQuery,
  useListSearchResultsQuery,
} = shopApi
