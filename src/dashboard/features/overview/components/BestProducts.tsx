import Box from '@mui/material/Box'
import { type BestProduct, type ListBestProductsApiArg, useListBestProductsQuery } from '@/api'
import { productPath } from '@/common/addresses'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Link } from '@/shared/ui/Link'
import { Thumbnail } from '@/shared/ui/Thumbnail'
import * as messages from '../messages'
import { QueryPanel } from './QueryPanel'
import { StatsTable } from './StatsTable'

const maxProducts = 6

type BestProductsProps = { range: ListBestProductsApiArg; note: string }

export function BestProducts({ range, note }: BestProductsProps) {
  const query = useListBestProductsQuery({ ...range, limit: maxProducts })
  return (
    <QueryPanel
      title={t(messages.topProducts)}
      content={t(messages.contents.topProducts)}
      note={note}
      query={query}
      height="22rem"
    >
      {(products) => <Products products={products} />}
    </QueryPanel>
  )
}

function Products({ products }: { products: readonly BestProduct[] }) {
  if (products.length === 0) return <EmptyState title={t(messages.noOrders)} />
  const highest = Math.max(...products.map(({ quantity }) => quantity))
  return (
    <StatsTable
      columns={[t(messages.product), t(messages.units), t(messages.withoutDelivery)]}
      rows={products.map((product) => ({
        key: product.gadgetId,
        name: <ProductName product={product} share={product.quantity / highest} />,
        values: [formatCount(product.quantity), formatTaka(product.amount)],
      }))}
    />
  )
}

function ProductName({ product, share }: { product: BestProduct; share: number }) {
  const { gadgetId, name, image } = product
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '40px 1fr', alignItems: 'center', gap: 1.5 }}>
      <Thumbnail src={image} size={40} />
      <div>
        <Link to={productPath({ _id: gadgetId, productName: name })}>{name}</Link>
        <Box
          sx={{ width: share, height: 4, mt: 0.5, borderRadius: 1, bgcolor: 'secondary.main' }}
        />
      </div>
    </Box>
  )
}
