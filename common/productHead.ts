import { categoryPath, productPath } from './addresses'
import { categoryIn } from './localNames'
import { productIn } from './localProduct'
import { breadcrumbs, type PageHead, toPageHead } from './pageHead'
import { isPictureUrl } from './pictures'
import { type StarCounts, toRating } from './rating'
import type { Language } from './text'

type ShownProduct = {
  _id: string
  productName: string
  description: string
  keyFeatures: readonly string[]
  productNameBn: string
  descriptionBn: string
  keyFeaturesBn: readonly string[]
  images: readonly string[]
  category: string
  price: number
  discountPrice?: number | undefined
  inStock: boolean
  starCounts?: StarCounts | undefined
}

/** Has more of the product, as schema.org describes it: crawlers read the head that the server writes, so no other has it. */
export function productHead(
  language: Language,
  product: ShownProduct,
  more: Readonly<Record<string, unknown>> = {},
): PageHead {
  const { _id, category } = product
  const { productName: name, description, keyFeatures } = productIn(language, product)
  const path = productPath(product)
  // A single invalid URL would fail the whole page.
  const images = product.images.filter(isPictureUrl)
  const [firstLine = ''] = description.split('\n')
  const offer = {
    '@type': 'Offer',
    price: product.discountPrice || product.price,
    priceCurrency: 'BDT',
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    url: path,
  }
  const rating = toRating(product.starCounts)
  return toPageHead(language, name, path, {
    description: firstLine.slice(0, 200) || keyFeatures.join(', '),
    ...(images[0] && { image: images[0] }),
    kind: 'product',
    things: [
      {
        '@type': 'Product',
        sku: _id,
        name,
        description,
        image: images,
        category,
        offers: offer,
        ...(rating && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.mean,
            ratingCount: rating.count,
          },
        }),
        ...more,
      },
      breadcrumbs(
        language,
        { name: categoryIn(language, category), path: categoryPath(category) },
        { name, path },
      ),
    ],
  })
}
