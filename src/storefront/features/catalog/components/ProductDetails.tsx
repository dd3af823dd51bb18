import { type ComponentProps, memo, type ReactNode, Suspense } from 'react'
import type { Product, Variant } from '@/api'
import { categoryPath } from '@/common/addresses'
import { listFeatures } from '@/common/listedFields'
import { categoryLabel } from '@/common/pageHead'
import { StockBadge } from '@/entities/product/components/StockBadge'
import { getCategoryTint } from '@/entities/product/lib/getCategoryTint'
import {
  descriptionLang,
  featuresLang,
  localProduct,
  nameLang,
} from '@/entities/product/lib/localProduct'
import { discountPercent } from '@/shared/lib/discountPercent'
import { formatTaka } from '@/shared/lib/formatTaka'
import { language, t } from '@/shared/lib/language'
import { lazyComponent } from '@/shared/lib/lazyComponent'
import * as shared from '@/shared/messages'
import { Badge } from '@/shared/ui/Badge'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { Link } from '@/shared/ui/Link'
import { Price } from '@/shared/ui/Price'
import { Rating } from '@/shared/ui/Rating'
import { Instalments } from '@/storefront/ui/Instalments'
import * as messages from '../productMessages'
import { DeliveryNote } from './DeliveryNote'
import { KeyFeatures } from './KeyFeatures'
import styles from './ProductDetails.module.css'
import { ProductGallery } from './ProductGallery'

// The server renders them; their code is no part of the first script.
const load = () => import(/* webpackChunkName: "specification" */ './specificationPart')
const options = { isOptional: true }

const { Component: Specification } = lazyComponent(
  async () => (await load()).Specification,
  options,
)
const { Component: Variants } = lazyComponent(async () => (await load()).Variants, options)

// Until its code is loaded the page shows what the server has rendered, unless it is rendered anew.
const VariantLinks = memo((props: ComponentProps<typeof Variants>) => (
  <Suspense>
    <Variants {...props} />
  </Suspense>
))

type ProductDetailsProps = {
  product: Product & { variants?: readonly Variant[] }
  purchase: ReactNode
  /** Below the description. */
  reviews?: ReactNode
}

export function ProductDetails({ product, purchase, reviews }: ProductDetailsProps) {
  const { category, price, discountPrice, inStock, images, attributes, starCounts } = product
  const { variants, swatches } = product
  const shown = localProduct(product)
  const { productName } = shown
  const features = listFeatures(language, shown)
  const percent = discountPercent(price, discountPrice)
  const lines = shown.description.split(/\r?\n/).map((line) => line.trim())
  const paragraphs = lines.filter(Boolean)
  return (
    <article className={styles.details}>
      <div className={styles.trail}>
        <Breadcrumbs
          trail={[
            { label: t(shared.home), to: '/' },
            { label: categoryLabel(language, category), to: categoryPath(category) },
          ]}
          current={productName}
          currentLang={nameLang(product)}
        />
      </div>
      <div className={styles.columns}>
        <ProductGallery
          images={images}
          productName={productName}
          isInStock={inStock}
          tint={getCategoryTint(category)}
        />
        <div className={styles.facts}>
          <header className={styles.header}>
            {/* On phones the breadcrumb shows it already. */}
            <Link className={styles.category} to={categoryPath(category)}>
              {categoryLabel(language, category)}
            </Link>
            <h1 className={styles.name} lang={nameLang(product)}>
              {productName}
            </h1>
            <Rating starCounts={starCounts} />
            <StockBadge isInStock={inStock} />
          </header>
          <div className={styles.amount}>
            <Price price={price} discountPrice={discountPrice} size="lg" />
            {percent !== undefined && percent > 0 && (
              <Badge tone="accent">{t(messages.percentOff)(percent)}</Badge>
            )}
            {inStock && discountPrice && percent !== undefined && (
              <p className={styles.saving}>
                {t(messages.youSave)(formatTaka(price - discountPrice))}
              </p>
            )}
            <Instalments amount={discountPrice || price} />
          </div>
          {(variants ?? swatches) && (
            <div className={styles.variants}>
              {variants && <VariantLinks productId={product._id} variants={variants} />}
            </div>
          )}
          {purchase}
          {features.length > 0 && <KeyFeatures features={features} lang={featuresLang(product)} />}
          <DeliveryNote />
        </div>
      </div>
      {attributes.length > 0 && (
        <div className={styles.specification}>
          <Suspense>
            <Specification attributes={attributes} />
          </Suspense>
        </div>
      )}
      {paragraphs.length > 0 && (
        <section className={styles.description} aria-labelledby="description">
          <h2 id="description" className="large">
            {t(messages.description)}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} lang={descriptionLang(product)}>
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {reviews}
    </article>
  )
}
