import Button from '@mui/material/Button'
import { useNavigate, useParams } from 'react-router-dom'
import { isMissing, useGetProductVersionQuery } from '@/api'
import { copyPath, productPath } from '@/common/addresses'
import { toPageHead } from '@/common/pageHead'
import { EditorSkeleton } from '@/dashboard/features/product-editor/components/EditorSkeleton'
import { UpdateProduct } from '@/dashboard/features/product-editor/components/UpdateProduct'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { usePageHead } from '@/shared/hooks/usePageHead'
import { getField } from '@/shared/lib/getField'
import { language, t } from '@/shared/lib/language'
import { ErrorPage } from '@/shared/ui/ErrorPage'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from './messages'

export function UpdateProductPage() {
  const { id = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetProductVersionQuery({ id })
  const product = currentData?.product
  const leave = useGoBack()
  usePageHead(product && toPageHead(language, t(messages.editProductTitle)(product.productName)))

  // A product that is deleted while it is edited stays on screen: saving it reports the deletion.
  if (!product && isMissing(error)) return <ErrorPage />
  return (
    <>
      <PageHeader
        title={t(messages.editProduct)}
        lead={product?.productName}
        actions={
          product && (
            <>
              <Button component={Link} to={copyPath(product)}>
                {t(messages.duplicate)}
              </Button>
              <Button component={Link} to={productPath(product)}>
                {t(messages.viewInShop)}
              </Button>
            </>
          )
        }
      />
      <QueryState
        query={{ data: currentData, isError: error !== undefined, isFetching, refetch }}
        loading={<EditorSkeleton />}
        errorText={t(messages.productNotLoaded)}
      >
        {(current) => <UpdateProduct key={id} current={current} onLeave={leave} />}
      </QueryState>
    </>
  )
}

/** Back to the list with its filters and page; to the plain list if this page was loaded first. */
function useGoBack() {
  const navigate = useNavigate()
  return () => {
    // React Router numbers its history entries from the page that was loaded first.
    const index = Number(getField(window.history.state, 'idx'))
    void (index > 0 ? navigate(-1) : navigate('/dashboard/all-products'))
  }
}
