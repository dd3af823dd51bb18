import { type CSSProperties, type ReactNode, useState } from 'react'
import type { Product } from '@/api'
import { productPath } from '@/common/addresses'
import { attributeRows } from '@/common/attributes'
import { listFeatures } from '@/common/listedFields'
import { toRating } from '@/common/rating'
import { StockBadge } from '@/entities/product/components/StockBadge'
import { getCategoryTint } from '@/entities/product/lib/getCategoryTint'
import { featuresLang, localProduct, nameLang } from '@/entities/product/lib/localProduct'
import { classNames } from '@/shared/lib/classNames'
import { langOf } from '@/shared/lib/langOf'
import { isBengali, language, t } from '@/shared/lib/language'
import { Badge } from '@/shared/ui/Badge'
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

/** More of them scroll sideways on a phone. */
const maxOnPhone = 3

/** Products side by side, one column each. If all fit, their names stay while the page scrolls; if not, it scrolls sideways. */
export function CompareTable({ products, onRemove, renderPurchase }: CompareTableProps) {
  const [isShort, setIsShort] = useState(false)
  const rows = toRows(products)
  const different = rows.filter(({ isDifferent }) => isDifferent)
  const hasChoice = products.length > 1 && different.length < rows.length

  return (
    <section
      className={classNames(styles.frame, products.length <= maxOnPhone && styles.isNarrow)}
      style={{ '--count': products.length, '--choice': hasChoice ? 1 : 0 } as CSSProperties}
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
              <tr
                key={`${isFeature} ${name}`}
                className={isDifferent ? styles.different : undefined}
              >
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
  const labels = products.map(({ attributes }) =>
    attributeRows(language, attributes).map(({ label }) => label),
  )
  const prices = products.map(({ price, discountPrice }) => discountPrice || price)
  const lowest = areDifferent(prices) ? Math.min(...prices) : undefined
  const ratings = products.map(({ starCounts }) => toRating(starCounts)?.mean ?? 0)
  const highest = areDifferent(ratings) ? Math.max(...ratings) : undefined
  return [
    {
      name: t(messages.price),
      cells: products.map(({ _id, price, discountPrice }, index) => (
        <div key={_id} className={styles.best}>
          <Price price={price} discountPrice={discountPrice} />
          {prices[index] === lowest && <Badge tone="good">{t(messages.lowestPrice)}</Badge>}
        </div>
      )),
      isDifferent: lowest !== undefined,
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
            cells: products.map(({ _id, starCounts }, index) =>
              starCounts ? (
                <div key={_id} className={styles.best}>
                  <Rating starCounts={starCounts} />
                  {ratings[index] === highest && (
                    <Badge tone="good">{t(messages.bestRating)}</Badge>
                  )}
                </div>
              ) : (
                <NotNamed key={_id} />
              ),
            ),
            isDifferent: highest !== undefined,
          },
        ]
      : []),
    ...toAttributeRows(products),
    // What the specification of each of them has is not said again in other words.
    ...features
      .filter(({ name, values }) =>
        values.some((texts, index) => texts.length > 0 && !labels[index]?.includes(name)),
      )
      .map(({ name, values }) => ({
        name,
        isFeature: true,
        cells: values.map((texts) =>
          texts.length > 0 ? texts.join('. ') : <NotNamed key={name} />,
        ),
        isDifferent: areDifferent(values.map((texts) => texts.join('\n').toLowerCase())),
      })),
  ]
}

/** A row for each attribute that one of the products has, in the order of the specification. */
function toAttributeRows(products: readonly Product[]): Row[] {
  const known = attributeRows(
    language,
    products.flatMap(({ attributes }) => attributes),
  )
  const rows = products.map(({ attributes }) => attributeRows(language, attributes))
  const labels = new Map(known.map(({ name, label }) => [name, label]))
  return [...labels].map(([name, label]) => {
    const found = rows.map((ofProduct) => ofProduct.find((row) => row.name === name))
    return {
      name: label,
      cells: found.map((row) =>
        row ? (
          <span key={name} lang={row.isTyped ? langOf(row.text) : undefined}>
            {row.text}
          </span>
        ) : (
          <NotNamed key={name} />
        ),
      ),
      isDifferent: areDifferent(found.map((row) => row?.text ?? '')),
    }
  })
}

const NotNamed = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{t(messages.notNamed)}</VisuallyHidden>
  </>
)
