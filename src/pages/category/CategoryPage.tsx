import { type ReactNode, startTransition, useEffect, useOptimistic } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { shop } from '../../../shop/shop.config'
import { isMissing, useListCategoryProductsQuery } from '../../api'
import {
  CategoryListing,
  categoryTitle,
  cleanQuery,
  type Listing,
  listingCall,
  readListing,
  writeListing,
} from '../../features/catalog'
import { useTitle } from '../../shared/hooks/useTitle'

type CategoryPageProps = {
  /** Shown for a category that the shop does not have. */
  missingPage: ReactNode
}

/** Filter, order, page size and page are in the address: going back, reloading and sharing keep them. */
export function CategoryPage({ missingPage }: CategoryPageProps) {
  const { cate = '' } = useParams()
  const [searchParams, setSearchParams] = useSearchParams()
  // The router takes its time; what was chosen shows at once.
  const [listing, showListing] = useOptimistic(readListing(searchParams))
  const query = useListCategoryProductsQuery(listingCall(cate, listing))

  const totalPages = query.currentData?.totalPages ?? 0
  const isBeyondLast = totalPages > 0 && listing.page > totalPages
  useEffect(() => {
    if (!isBeyondLast) return
    setSearchParams((present) => writeListing({ ...readListing(present), page: totalPages }), {
      replace: true,
    })
  }, [isBeyondLast, totalPages, setSearchParams])

  const isClean = cleanQuery(searchParams).toString() === searchParams.toString()
  useEffect(() => {
    if (!isClean) setSearchParams(cleanQuery, { replace: true })
  }, [isClean, setSearchParams])

  function handleChange(changes: Partial<Listing>) {
    startTransition(() => {
      const next = { ...listing, ...changes }
      showListing(next)
      setSearchParams(writeListing(next))
    })
  }

  if (isMissing(query.error)) return missingPage
  return (
    <Named title={categoryTitle(cate)}>
      <CategoryListing category={cate} listing={listing} query={query} onChange={handleChange} />
    </Named>
  )
}

/** The title is the page's own only while this is not the error page. */
function Named({ title, children }: { title: string; children: ReactNode }) {
  useTitle(`${title} - ${shop.name}`)
  return children
}
