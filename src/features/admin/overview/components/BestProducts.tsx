import { Link } from 'react-router-dom'
import { productPath } from '../../../../../shop/addresses'
import {
  type BestProduct,
  type ListBestProductsApiArg,
  useListBestProductsQuery,
} from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { EmptyState } from '../../../../shared/ui/empty-state/EmptyState'
import { Picture } from '../../../../shared/ui/picture/Picture'
import { formatCount } from '../lib/chartFormat'
import styles from './BestProducts.module.css'
import { QueryPanel } from './QueryPanel'
import table from './StatsTable.module.css'

const maxProducts = 6

/** The products ordered most in the period. */
export function BestProducts({ range }: { range: ListBestProductsApiArg }) {
  const query = useListBestProductsQuery({ ...range, limit: maxProducts })
  return (
    <QueryPanel title="Best products" content="best products" query={query} height="18rem">
      {(products) => <Products products={products} />}
    </QueryPanel>
  )
}

function Products({ products }: { products: readonly BestProduct[] }) {
  if (products.length === 0) return <EmptyState title="No orders in this period." />
  const highest = Math.max(...products.map(({ quantity }) => quantity))
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className={table.number}>
            Units
          </th>
          <th scope="col" className={table.number}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ gadgetId, name, image, quantity, amount }) => (
          <tr key={gadgetId}>
            <th scope="row">
              <div className={styles.product}>
                <span className={styles.picture}>
                  <Picture src={image} alt="" sizes="40px" />
                </span>
                <div className={styles.text}>
                  <Link
                    className={styles.name}
                    to={productPath({ _id: gadgetId, productName: name })}
                  >
                    {name}
                  </Link>
                  <span
                    className={styles.bar}
                    style={{ width: `${(quantity / highest) * 100}%` }}
                  />
                </div>
              </div>
            </th>
            <td className={table.number}>{formatCount(quantity)}</td>
            <td className={table.number}>{formatTaka(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
