import { type CSSProperties, type ReactNode, useState } from 'react'
import type { Product } from '@/api'
import { productPath } from '@/common/addresses'
import { listFeatures } from '@/common/listedFields'
import { toRating } from '@/common/rating'
import { StockBadge } from '@/entities/product/components/StockBadge'
import { getCategoryTint } from '@/entities/product/lib/getCategoryTint'
import { featuresLang, localProduct, nameLang } from '@/entities/product/lib/localProduct'
import { isBengali, language, t } from '@/shared/lib/language'
import { IconButton } from '@/shared/ui/IconButton'
import { CloseIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { Picture } from '@/shared/ui/Picture'
import { Price } from '@/shared/ui/Price'
import { Rating } from '@/shared/ui/Rating'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { CheckBox } from '@/storefront/ui/CheckBox'
import { alignFeatures } from '../lib/alignFeatures'
import * as messages from '../messages'
import styles from './CompareTable.module.css'

type CompareTableProps = {
  products: readonly Product[]
  onRemove: (id: string) => void
  /** Below the product's name. */
  renderPurchase: (product: Product) => ReactNode
}

type Row = { name: string; cells: readonly ReactNode[]; isDifferent: boolean; isFeature?: boolean }

const areDifferent = (values: readonly (string | number | boolean)[]) => new Set(values).size > 1

/** Products side by side, one column each. On narrow screens it scrolls, and the names of the rows stay. */
export function CompareTable({ products, onRemove, renderPurchase }: CompareTableProps) {
  const [isShort, setIsShort] = useState(false)
  const rows = toRows(products)
  const different = rows.filter(({ isDifferent }) => isDifferent)
  const hasChoice = products.length > 1 && different.length < rows.length

  return (
    <section
      className={styles.frame}
      style={{ '--count': products.length } as CSSProperties}
      aria-label={t(messages.sideBySide)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td>
              {hasChoice && (
                <CheckBox
                  label={t(messages.onlyDifferences)}
                  checked={isShort}
                  onChange={({ target }) => setIsShort(target.checked)}
                />
              )}
            </td>
            {products.map((product) => (
              <th key={product._id} scope="col">
                <ProductHead product={product} onRemove={onRemove}>
                  {renderPurchase(product)}
                </ProductHead>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isShort && hasChoice ? different : rows).map(
            ({ name, cells, isDifferent, isFeature }) => (
              <tr key={name} className={isDifferent ? styles.different : undefined}>
                <th scope="row">
                  {name}
                  {isDifferent && <VisuallyHidden>{t(messages.different)}</VisuallyHidden>}
                </th>
                {products.map((product, index) => (
                  <td
                    key={product._id}
                    lang={isBengali && isFeature ? featuresLang(product) : undefined}
                  >
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}

type ProductHeadProps = Pick<CompareTableProps, 'onRemove'> & {
  product: Product
  children: ReactNode
}

function ProductHead({ product, onRemove, children }: ProductHeadProps) {
  const { _id, category, images } = product
  const { productName } = localProduct(product)
  const [image = ''] = images
  return (
    <div className={styles.head}>
      <div className={styles.picture} style={{ background: getCategoryTint(category) }}>
        <Picture src={image} alt="" sizes="(min-width: 700px) 300px, 45vw" />
        <IconButton
          className={styles.remove}
          aria-label={t(messages.remove)(productName)}
          onClick={() => onRemove(_id)}
        >
          <CloseIcon size={18} />
        </IconButton>
      </div>
      <Link className={styles.name} to={productPath(product)} lang={nameLang(product)}>
        {productName}
      </Link>
      {children}
    </div>
  )
}

function toRows(products: readonly Product[]): Row[] {
  const features = alignFeatures(
    products.map((product) => listFeatures(language, localProduct(product))),
  )
  const ratings = products.map(({ starCounts }) => toRating(starCounts)?.mean ?? 0)
  return [
    {
      name: t(messages.price),
      cells: products.map(({ _id, price, discountPrice }) => (
        <Price key={_id} price={price} discountPrice={discountPrice} />
      )),
      isDifferent: areDifferent(products.map((each) => each.discountPrice || each.price)),
    },
    {
      name: t(messages.stock),
      cells: products.map(({ _id, inStock }) => <StockBadge key={_id} isInStock={inStock} />),
      isDifferent: areDifferent(products.map(({ inStock }) => inStock)),
    },
    ...(ratings.some((mean) => mean > 0)
      ? [
          {
            name: t(messages.rating),
            cells: products.map(({ _id, starCounts }) =>
              starCounts ? <Rating key={_id} starCounts={starCounts} /> : <NotNamed key={_id} />,
            ),
            isDifferent: areDifferent(ratings),
          },
        ]
      : []),
    ...features.map(({ name, values }) => ({
      name,
      isFeature: true,
      cells: values.map((texts) => (texts.length > 0 ? texts.join('. ') : <NotNamed key={name} />)),
      isDifferent: areDifferent(values.map((texts) => texts.join('\n').toLowerCase())),
    })),
  ]
}

const NotNamed = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{t(messages.notNamed)}</VisuallyHidden>
  </>
)
