import { type ReactNode, useRef } from 'react'
import { type Product, type ProductListPage, shopApi } from '@/api'
import { categoryPath } from '@/common/addresses'
import { type Listing, toListingArg } from '@/common/listing'
import { pluralize } from '@/shared/lib/pluralize'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { filterAndSort } from '../lib/filterAndSort'
import { getCategoryContext } from '../lib/getCategoryContext'
import { CategoryChips } from './CategoryChips'
import { FilteredListing } from './FilteredListing'
import { EmptyCategory } from './ListingEmpty'
import type { ListingQuery } from './ListingSection'

type CategoryListingProps = {
  category: string
  listing: Listing
  query: ListingQuery
  onChange: (changes: Partial<Listing>) => void
  /** An action on the card of a product. */
  renderAction?: (product: Product) => ReactNode
}

export function CategoryListing(props: CategoryListingProps) {
  const { category, listing, query, onChange, renderAction } = props
  const headingRef = useRef<HTMLHeadingElement>(null)
  const prefetchPage = shopApi.usePrefetch('listCategoryProducts')
  const { title, parent, isTopLevel } = getCategoryContext(category)
  const { currentData } = query
  const products = currentData && filterAndSort(currentData.result, listing)

  return (
    <FilteredListing
      header={
        <>
          <Breadcrumbs
            trail={[
              { label: 'Home', to: '/' },
              ...(parent ? [{ label: parent.label, to: categoryPath(parent.name) }] : []),
            ]}
            current={title}
          />
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
          {!isTopLevel && <CategoryChips category={category} />}
        </>
      }
      title={title}
      listing={listing}
      query={query}
      products={products}
      lastProducts={query.data?.result}
      countText={products && countText(currentData, products.length)}
      empty={<EmptyCategory title={title} />}
      headingRef={headingRef}
      onChange={onChange}
      renderAction={renderAction}
      onPageIntent={(page) => prefetchPage(toListingArg(category, { ...listing, page }))}
    />
  )
}

function countText({ total, totalPages }: ProductListPage, shownCount: number) {
  // An empty category has a message instead.
  if (totalPages === 0) return undefined
  return pluralize(total ?? shownCount, 'product')
}
