import { useNavigate, useSearchParams } from 'react-router-dom'
import { useGetProductQuery } from '@/api'
import { AddProduct } from '@/dashboard/features/product-editor/components/AddProduct'
import { EditorSkeleton } from '@/dashboard/features/product-editor/components/EditorSkeleton'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { t } from '@/shared/lib/language'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from './messages'

export function AddProductPage() {
  const navigate = useNavigate()
  const copied = useSearchParams()[0].get('copy')
  const openList = () => void navigate('/dashboard/all-products')
  return (
    <>
      <PageHeader title={t(messages.addProduct)} lead={t(messages.addProductLead)} />
      {copied ? (
        <Copy key={copied} id={copied} onAdded={openList} />
      ) : (
        <AddProduct key="empty" onAdded={openList} />
      )}
    </>
  )
}

function Copy({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { currentData, isError, isFetching, refetch } = useGetProductQuery({ id })
  return (
    <QueryState
      query={{ data: currentData, isError, isFetching, refetch }}
      loading={<EditorSkeleton />}
      errorText={t(messages.copiedNotLoaded)}
    >
      {(product) => <AddProduct template={product} onAdded={onAdded} />}
    </QueryState>
  )
}
