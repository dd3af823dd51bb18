import { startTransition, useEffect, useOptimistic } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isMissing, useListCategoryProductsQuery } from '../../api'
import {
  CategoryListing,
  type Listing,
  normalizeQuery,
  readListing,
  toListingArg,
  writeListing,
} from '../../features/catalog'
import { ErrorPage } from '../../shared/ui/error-page/ErrorPage'

/** Filter, sort order, page size and page are in the URL, so that they survive going back, reloading and sharing. */
export function CategoryPage() {
  const { cate = '' } = useParams()
  const [searchParams, setSearchParams] = useSearchParams()
  const navigate = useNavigate()
  // Navigation takes time; the choice shows at once.
  const [listing, showListing] = useOptimistic(readListing(searchParams))
  const query = useListCategoryProductsQuery(toListingArg(cate, listing))

  const totalPages = query.currentData?.totalPages ?? 0
  const isBeyondLast = totalPages > 0 && listing.page > totalPages
  useEffect(() => {
    if (!isBeyondLast) return
    setSearchParams((current) => writeListing({ ...readListing(current), page: totalPages }), {
      replace: true,
      preventScrollReset: true,
    })
  }, [isBeyondLast, totalPages, setSearchParams])

  const isClean = normalizeQuery(searchParams).toString() === searchParams.toString()
  useEffect(() => {
    if (!isClean) setSearchParams(normalizeQuery, { replace: true, preventScrollReset: true })
  }, [isClean, setSearchParams])

  function handleChange(changes: Partial<Listing>) {
    startTransition(async () => {
      const next = { ...listing, ...changes }
      showListing(next)
      await navigate(`?${writeListing(next).toString()}`, { preventScrollReset: true })
    })
  }

  if (isMissing(query.error)) return <ErrorPage />
  return <CategoryListing category={cate} listing={listing} query={query} onChange={handleChange} />
}
