import { Suspense, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { isMissing, type Product, type ProductWithVariants, useGetProductQuery } from '@/api'
import { productPath } from '@/common/addresses'
import { productHead } from '@/common/productHead'
import { selectCachedProduct } from '@/entities/product/model/selectCachedProduct'
import { useIsHydrating } from '@/shared/hooks/useIsHydrating'
import { usePageHead } from '@/shared/hooks/usePageHead'
import { classNames } from '@/shared/lib/classNames'
import { language, t } from '@/shared/lib/language'
import { lazyComponent } from '@/shared/lib/lazyComponent'
import { ErrorPage } from '@/shared/ui/ErrorPage'
import { QueryState } from '@/shared/ui/QueryState'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { productViewed } from '@/store/uiSlice'
import { MoreFrom } from '@/storefront/features/catalog/components/MoreFrom'
import { ProductDetails } from '@/storefront/features/catalog/components/ProductDetails'
import { ProductSkeleton } from '@/storefront/features/catalog/components/ProductSkeleton'
import { useIsNear } from '@/storefront/features/catalog/hooks/useIsNear'
import { PurchasePanel } from '@/storefront/features/product-actions/components/PurchasePanel'
import * as messages from './messages'
import styles from './ProductPage.module.css'

const { Component: ProductReviews } = lazyComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "product-reviews" */ '@/storefront/features/product-reviews/components/ProductReviews'
      )
    ).ProductReviews,
  { isOptional: true },
)

const { Component: ProductExtra } = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-extra" */ './ProductExtra')).ProductExtra,
  { isOptional: true },
)

export function ProductPage() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useGetProductQuery({ id })
  const product: ProductWithVariants | undefined = useAppSelector(
    (state) => data ?? selectCachedProduct(state, id),
  )

  if (isMissing(error)) return <ErrorPage />
  return (
    <div
      className={classNames(
        'page-content',
        styles.page,
        error !== undefined && !product && styles.failed,
      )}
    >
      {error && !product && <VisuallyHidden as="h1">{t(messages.product)}</VisuallyHidden>}
      <QueryState
        query={{ data: product, isError: error !== undefined, isFetching, refetch }}
        loading={<ProductSkeleton />}
        errorText={t(messages.productFailed)}
      >
        {(found) => <FoundProduct product={found} />}
      </QueryState>
    </div>
  )
}

function FoundProduct({ product }: { product: ProductWithVariants }) {
  const dispatch = useAppDispatch()
  usePageHead(productHead(language, product))
  const isCanonical = useIsCanonical(product)
  useEffect(() => {
    dispatch(productViewed(product._id))
  }, [dispatch, product._id])
  // After a click the product is painted before the products below it are rendered.
  const isMoreShown = useDeferredValue(true, useIsHydrating())
  const reviewsRef = useRef<HTMLDivElement>(null)
  const isLaterShown = useIsNear(reviewsRef)

  return (
    <>
      <ProductDetails
        product={product}
        purchase={
          <>
            <PurchasePanel key={`${isCanonical}`} product={product} isReady={isCanonical} />
            <div className={classNames(styles.extra, !product.inStock && styles.two)}>
              {isLaterShown && (
                <Suspense>
                  <ProductExtra product={product} />
                </Suspense>
              )}
            </div>
          </>
        }
        reviews={
          <div ref={reviewsRef} className={styles.reviews}>
            {isLaterShown && (
              <Suspense>
                <ProductReviews
                  key={product._id}
                  productId={product._id}
                  starCounts={product.starCounts}
                />
              </Suspense>
            )}
          </div>
        }
      />
      <div className={classNames('deferred', styles.more)}>
        {isMoreShown && <MoreFrom product={product} />}
      </div>
    </>
  )
}

/** The product is found by the id in the URL; a wrong name in the URL is replaced. */
function useIsCanonical(product: Product): boolean {
  const { name = '', id = '' } = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const canonicalPath = productPath(product)
  const isCanonical =
    canonicalPath === `/product/${encodeURIComponent(name)}/${encodeURIComponent(id)}`

  const redirect = useEffectEvent(() => {
    const state: unknown = location.state
    const options = { replace: true, preventScrollReset: true, state }
    void navigate({ ...location, pathname: canonicalPath }, options)
  })
  useEffect(() => {
    if (!isCanonical) redirect()
  }, [isCanonical])
  return isCanonical
}
