import { catalogueEntries } from './entries'
import type { DemoProduct } from './types'

export type { DemoProduct } from './types'

export const demoProducts: readonly DemoProduct[] = catalogueEntries.map((entry) => entry.product)

function named(productName: string): DemoProduct {
  const product = demoProducts.find((candidate) => candidate.productName === productName)
  if (!product) throw new Error(`The demo catalogue has no product named "${productName}"`)
  return product
}

/** Where the banners of the home page lead. */
export const fixedProducts = {
  flagshipPhoneA: named('Ujjvane X1 Ultra 5G 16GB 512GB Titanium'),
  flagshipPhoneB: named('Taruvok Zenith 7 Pro 5G 12GB 256GB Forest'),
  earbuds: named('Dhonira Aura Pro ANC Earbuds Midnight'),
} as const
