import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { productPath } from '../../../shop/addresses'
import { shop } from '../../../shop/shop.config'
import { isMissing, type Product, useGetProductQuery } from '../../api'
import {
  MoreFrom,
  ProductDetails,
  ProductSkeleton,
  selectCachedProduct,
} from '../../features/catalog'
import { useTitle } from '../../shared/hooks/useTitle'
import { ErrorNote } from '../../shared/ui/error-note/ErrorNote'
import { VisuallyHidden } from '../../shared/ui/visually-hidden/VisuallyHidden'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { productViewed } from '../../store/uiSlice'
import styles from './ProductPage.module.css'
import { ProductPurchase } from './ProductPurchase'

type ProductPageProps = {
  /** Shown for a product that the shop does not have. */
  missingPage: ReactNode
}

export function ProductPage({ missingPage }: ProductPageProps) {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useGetProductQuery({ id })
  const product = useAppSelector((state) => data ?? selectCachedProduct(state, id))

  if (isMissing(error)) return missingPage
  return (
    <div className={styles.page}>{product ? <FoundProduct product={product} /> : waiting()}</div>
  )

  function waiting() {
    if (!error) return <ProductSkeleton />
    return (
      <div className={styles.failed}>
        <VisuallyHidden as="h1">Product</VisuallyHidden>
        <ErrorNote
          message="The product could not be loaded."
          onRetry={refetch}
          isRetrying={isFetching}
        />
      </div>
    )
  }
}

function FoundProduct({ product }: { product: Product }) {
  const dispatch = useAppDispatch()
  useTitle(`${product.productName} - ${shop.name}`)
  useRightAddress(product)
  useEffect(() => {
    dispatch(productViewed(product._id))
  }, [dispatch, product._id])

  return (
    <>
      <ProductDetails product={product} purchase={<ProductPurchase product={product} />} />
      <MoreFrom category={product.category} />
    </>
  )
}

/** The name in the address is for people; where it is not the product's, the right address takes its place. */
function useRightAddress(product: Product) {
  const { name = '', id = '' } = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const right = productPath(product)
  const isRight = right === `/product/${encodeURIComponent(name)}/${encodeURIComponent(id)}`

  const handleWrong = useEffectEvent(() => {
    const state: unknown = location.state
    void navigate({ ...location, pathname: right }, { replace: true, state })
  })
  useEffect(() => {
    if (!isRight) handleWrong()
  }, [isRight])
}
