import type { ReactNode } from 'react'
import {
  isMissing,
  type Product,
  type ProductListPage,
  shopApi,
  useListCategoryFiltersQuery,
  useListCategoryProductsQuery,
} from '@/api'
import { categoryPath } from '@/common/addresses'
import { toCategoryFiltersArg, toListingArg } from '@/common/listing'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { ErrorPage } from '@/shared/ui/ErrorPage'
import { useDataOf } from '../hooks/useDataOf'
import { useListing } from '../hooks/useListing'
import { filterAndSort } from '../lib/filterAndSort'
import { getCategoryContext } from '../lib/getCategoryContext'
import * as messages from '../messages'
import { CategoryChips } from './CategoryChips'
import { FilteredListing } from './FilteredListing'
import { EmptyCategory } from './ListingEmpty'

type CategoryListingProps = {
  category: string
  /** An action on the card of a product. */
  renderAction?: (product: Product) => ReactNode
}

export function CategoryListing({ category, renderAction }: CategoryListingProps) {
  const { listing, changeListing } = useListing()
  const query = useListCategoryProductsQuery(toListingArg(category, listing))
  const filtersQuery = useListCategoryFiltersQuery(toCategoryFiltersArg(category, listing))
  const prefetchPage = shopApi.usePrefetch('listCategoryProducts')
  const { title, parent, isTopLevel } = getCategoryContext(category)
  const { currentData } = query
  const lastPage = useDataOf(category, query)
  const offeredFilters = useDataOf(category, filtersQuery)
  const products = currentData && filterAndSort(currentData.result, listing)

  if (isMissing(query.error)) return <ErrorPage />
  return (
    <FilteredListing
      title={title}
      above={
        <Breadcrumbs
          trail={[
            { label: t(shared.home), to: '/' },
            ...(parent ? [{ label: t(parent.label), to: categoryPath(parent.name) }] : []),
          ]}
          current={title}
        />
      }
      below={!isTopLevel && <CategoryChips category={category} />}
      listing={listing}
      offeredFilters={offeredFilters}
      query={query}
      products={products}
      lastProducts={lastPage?.result}
      countText={products && countText(currentData, products.length)}
      empty={<EmptyCategory title={title} />}
      onChange={changeListing}
      renderAction={renderAction}
      onPageIntent={(page) => prefetchPage(toListingArg(category, { ...listing, page }))}
    />
  )
}

function countText({ total, totalPages }: ProductListPage, shownCount: number) {
  // An empty category has a message instead.
  if (totalPages === 0) return undefined
  return t(messages.productCount)(total ?? shownCount)
}
