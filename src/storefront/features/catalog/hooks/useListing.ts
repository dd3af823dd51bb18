import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  findLastPage,
  type Listing,
  normalizeQuery,
  readListing,
  writeListing,
} from '@/common/listing'

/** The listing of the URL, so that it survives going back, reloading and sharing. */
export function useListing() {
  const [searchParams, setSearchParams] = useSearchParams()
  const navigate = useNavigate()
  const listing = readListing(searchParams)

  const isClean = normalizeQuery(searchParams).toString() === searchParams.toString()
  useEffect(() => {
    if (!isClean) setSearchParams(normalizeQuery, { replace: true, preventScrollReset: true })
  }, [isClean, setSearchParams])

  function changeListing(changes: Partial<Listing>) {
    const next = writeListing({ ...listing, ...changes })
    void navigate(`?${next.toString()}`, { preventScrollReset: true })
  }
  return { listing, changeListing }
}

/** Goes to the last page if the URL names a later one. */
export function useLastPage(listing: Listing, totalPages?: number) {
  const [, setSearchParams] = useSearchParams()
  const lastPage = totalPages === undefined ? undefined : findLastPage(listing, totalPages)?.page
  useEffect(() => {
    if (lastPage === undefined) return
    setSearchParams((current) => writeListing({ ...readListing(current), page: lastPage }), {
      replace: true,
      preventScrollReset: true,
    })
  }, [lastPage, setSearchParams])
}
