import { useMemo, useRef } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { isMissing, type Product } from '@/api'
import { categoryPath } from '@/common/addresses'
import { comparePath, maxCompared, readComparedIds } from '@/common/comparison'
import { useProductQueries } from '@/entities/product/hooks/useProducts'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { buttonClass } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorNote } from '@/shared/ui/ErrorNote'
import { Link } from '@/shared/ui/Link'
import { Skeleton } from '@/shared/ui/Skeleton'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { comparedChanged, selectCompared } from '@/store/uiSlice'
import { CompareTable } from '@/storefront/features/compare/components/CompareTable'
import { AddToCartButton } from '@/storefront/features/product-actions/components/AddToCartButton'
import { Notice } from '@/storefront/ui/Notice'
import styles from './ComparePage.module.css'
import * as messages from './messages'

/** The products of the address, so that a comparison can be shared. */
export function ComparePage() {
  const [searchParams] = useSearchParams()
  const ids = useMemo(() => readComparedIds(searchParams), [searchParams])
  const chosen = useAppSelector(selectCompared)
  if (ids.length === 0 && chosen.length > 0) return <Navigate to={comparePath(chosen)} replace />
  return (
    <div className={classNames('page-content', styles.page)}>
      {ids.length > 0 ? (
        <Comparison ids={ids} />
      ) : (
        <>
          <h1>{t(messages.compare)}</h1>
          <NothingChosen />
        </>
      )}
    </div>
  )
}

function Comparison({ ids }: { ids: readonly string[] }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const chosen = useAppSelector(selectCompared)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const queries = useProductQueries(ids)
  const products = queries.flatMap(({ data, error }) => (data && !isMissing(error) ? [data] : []))
  const missingCount = queries.filter(({ error }) => isMissing(error)).length
  const failed = queries.filter(({ data, error }) => !data && error && !isMissing(error))
  const isLoading = products.length + missingCount + failed.length < ids.length

  function remove(removedId: string) {
    const without = (list: readonly string[]) => list.filter((id) => id !== removedId)
    if (chosen.includes(removedId)) dispatch(comparedChanged(without(chosen)))
    void navigate(comparePath(without(ids)), { replace: true, preventScrollReset: true })
    headingRef.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <header className={styles.header}>
        <h1 ref={headingRef} tabIndex={-1}>
          {t(messages.compare)}
        </h1>
        <AddAnother products={products} />
      </header>
      {missingCount > 0 && (
        <Notice tone="attention">{t(messages.noLongerSold)(missingCount)}</Notice>
      )}
      {failed.length > 0 && (
        <ErrorNote
          message={t(products.length > 0 ? messages.someFailed : messages.allFailed)}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of failed) refetch()
          }}
        />
      )}
      {isLoading && (
        <div role="status" aria-label={t(messages.loadingProducts)}>
          <Skeleton height="24rem" />
        </div>
      )}
      {!isLoading && products.length > 0 && (
        <CompareTable
          products={products}
          onRemove={remove}
          renderPurchase={(product) => <AddToCartButton product={product} />}
        />
      )}
      {missingCount === ids.length && <NothingChosen />}
    </>
  )
}

function AddAnother({ products: [first, ...others] }: { products: readonly Product[] }) {
  if (!first || others.length + 1 >= maxCompared) return null
  return (
    <Link className={buttonClass()} to={categoryPath(first.category)}>
      {t(messages.addAnother)}
    </Link>
  )
}

function NothingChosen() {
  return (
    <EmptyState title={t(messages.nothingToCompare)}>
      <p>{t(messages.howToCompare)(maxCompared)}</p>
      <Link className={buttonClass()} to={categoryPath('best seller')}>
        {t(messages.toBestSellers)}
      </Link>
    </EmptyState>
  )
}
