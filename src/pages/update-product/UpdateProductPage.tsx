import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { productPath } from '../../../shop/addresses'
import { shop } from '../../../shop/shop.config'
import { isMissing, selectProductVersion, useGetProductQuery } from '../../api'
import { EditorSkeleton, UpdateProduct } from '../../features/admin/product-editor'
import { ProductPreview } from '../../features/catalog'
import { useTitle } from '../../shared/hooks/useTitle'
import { buttonClass } from '../../shared/ui/button/Button'
import { ErrorNote } from '../../shared/ui/error-note/ErrorNote'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { useAppSelector } from '../../store/hooks'

type UpdateProductPageProps = {
  /** Shown for a product that the shop does not have. */
  missingPage: ReactNode
}

export function UpdateProductPage({ missingPage }: UpdateProductPageProps) {
  const { id = '' } = useParams()
  const { currentData: product, error, isFetching, refetch } = useGetProductQuery({ id })
  const etag = useAppSelector((state) => selectProductVersion(state, id))
  const leave = useWayBack()
  useTitle(`${product ? `Edit ${product.productName}` : 'Edit product'} - ${shop.name}`)

  // A product that is deleted while it is edited stays until its admin has seen so by saving.
  if (!product && isMissing(error)) return missingPage
  return (
    <>
      <PageHead
        title="Edit product"
        lead={product?.productName}
        actions={
          product && (
            <Link className={buttonClass()} to={productPath(product)}>
              See it in the shop
            </Link>
          )
        }
      />
      {content()}
    </>
  )

  function content() {
    if (product) {
      return (
        <UpdateProduct
          key={id}
          current={{ product, etag }}
          renderPreview={(shown) => <ProductPreview product={shown} />}
          onUpdated={leave}
        />
      )
    }
    if (!error) return <EditorSkeleton />
    return (
      <ErrorNote
        message="The product could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
}

/** Back to the list as it was filtered and leafed through; to the list as such for whoever came from outside. */
function useWayBack() {
  const navigate = useNavigate()
  return () => {
    // The router numbers the pages of this visit.
    const state: unknown = window.history.state
    const place: unknown = typeof state === 'object' && state && Reflect.get(state, 'idx')
    void (Number(place) > 0 ? navigate(-1) : navigate('/dashboard/all-products'))
  }
}
