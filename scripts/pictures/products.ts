import { catalogueEntries } from '../../dev-services/demo-data/catalogue/entries'
import { photograph, shots } from './engine/study'
import type { Job } from './job'
import { draughtsmen } from './kinds'

export const productJobs: readonly Job[] = catalogueEntries.flatMap(({ slug, look, product }) =>
  product.images.map((_, index) => ({
    target: `images/products/${slug}-${index + 1}`,
    svg: () => photograph(look, slug, shots[index] ?? 'front', draughtsmen[look.kind]),
    widths: [200, 480, 960],
    formats: ['avif', 'webp'] as const,
  })),
)
