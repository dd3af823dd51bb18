import { shopApi as generated } from './generated/shopApi'
import { shopTagRules } from './generated/shopTagRules'
import { tagTypes } from './generated/tagTypes'
import { type ShopLists, shopLists } from './lists'
import { tagDefinitions } from './tags'

export * from './generated/shopApi'

/** The generated endpoints of every page with the contract's tags and the totals of lists. */
export const shopApi = generated
  .enhanceEndpoints({ addTagTypes: tagTypes, endpoints: tagDefinitions(shopTagRules) })
  .enhanceEndpoints<never, ShopLists>({ endpoints: shopLists })

// The generated hooks have the types of the responses without their totals.
export const { useListCategoryProductsQuery, useListSearchResultsQuery } = shopApi
