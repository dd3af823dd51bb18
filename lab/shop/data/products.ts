import { demoProducts } from '../../../dev-services/demo-data/catalogue'
import { chance } from '../../../dev-services/demo-data/catalogue/random'
import { between, pick } from '../../../dev-services/demo-data/places'
import { shop } from '../../../shop/shop.config'

const brands = [...new Set(demoProducts.map(({ productName }) => productName.split(' ')[0] ?? ''))]
const lines = ['Aura', 'Bolt', 'Core', 'Drift', 'Echo', 'Flux', 'Glide', 'Halo', 'Ion', 'Jet']
const grades = ['Lite', 'Plus', 'Pro', 'Max', 'Ultra', 'SE']

/** Variations of the demo catalogue. */
export function benchProducts(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index
    const key = `bench:${number}`
    const category = pick(`${key}:category`, shop.productCategories)
    const model = pick(
      `${key}:model`,
      demoProducts.filter((product) => product.category === category),
    )
    const price = between(`${key}:price`, 20, 6_000) * 25
    const brand = pick(`${key}:brand`, brands)
    const series = [brand, pick(`${key}:line`, lines), between(`${key}:generation`, 1, 40)]
    const name = [
      ...series,
      pick(`${key}:grade`, grades),
      model.productName.split(' ').slice(-2).join(' '),
    ]
    return {
      number,
      product_name: name.join(' '),
      category,
      family: series.join(' '),
      price,
      discount_price: chance(`${key}:discount`) < 0.4 ? Math.ceil(price * 0.85) : null,
      in_stock: chance(`${key}:stock`) < 0.92,
      key_features: model.keyFeatures,
      images: model.images,
      description: model.description,
      attributes: model.attributes.map((entry) =>
        entry.startsWith('brand:') ? `brand:${brand}` : entry,
      ),
      sold: Math.floor(2_000 * chance(`${key}:sold`) ** 3),
    }
  })
}
