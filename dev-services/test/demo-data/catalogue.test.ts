import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { categorySynonyms } from '../../../shop/categorySynonyms'
import { shop } from '../../../shop/shop.config'
import { demoProducts, fixedProducts } from '../../demo-data/catalogue'

const names = demoProducts.map((product) => product.productName)

function share(matches: (product: (typeof demoProducts)[number]) => boolean): number {
  return demoProducts.filter(matches).length / demoProducts.length
}

describe('demo catalogue', () => {
  it('has at least 240 products in all categories, with 24 phones among the best sellers', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(240)
    const found = new Set(demoProducts.map((product) => product.category))
    expect([...found].sort()).toEqual([...shop.productCategories].sort())
    const phones = demoProducts.filter((product) => product.category === 'Best Seller')
    expect(phones.length).toBeGreaterThanOrEqual(24)
  })

  it('gives every product a UUIDv7 of its own and a name of its own that fits an address', () => {
    const ids = demoProducts.map((product) => product._id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9][A-Za-z0-9 .-]+$/)
  })

  it('keeps the ids that the banners of the shop link to', () => {
    expect(Object.values(fixedProducts).map((product) => product._id)).toEqual([
      '019a326a-0400-7280-86ab-0f3cfd6ce987',
      '019728c9-c000-7ab1-b190-2ee79dc9a612',
      '019b6c8d-f000-7ba2-a637-c3394dc0a766',
    ])
    for (const product of Object.values(fixedProducts)) expect(product.inStock).toBe(true)
  })

  it('prices in whole taka, discounts strictly below the price', () => {
    for (const { price, discountPrice } of demoProducts) {
      expect(Number.isInteger(price) && price > 0).toBe(true)
      if (discountPrice === undefined) continue
      expect(Number.isInteger(discountPrice)).toBe(true)
      expect(discountPrice).toBeGreaterThanOrEqual(price * 0.58)
      expect(discountPrice).toBeLessThan(price)
    }
    expect(share((product) => product.discountPrice !== undefined)).toBeCloseTo(0.45, 1)
    expect(share((product) => !product.inStock)).toBeCloseTo(0.1, 1)
  })

  it('describes every product in trimmed features and several paragraphs', () => {
    for (const { keyFeatures, description } of demoProducts) {
      expect(keyFeatures.length).toBeGreaterThanOrEqual(3)
      expect(keyFeatures.length).toBeLessThanOrEqual(6)
      for (const line of [...keyFeatures, ...description.split('\n')]) {
        expect(line).toBe(line.trim())
        expect(line).not.toMatch(/^$|undefined|NaN| {2}|\.\./)
      }
      expect(description.split('\n').length).toBeGreaterThanOrEqual(3)
    }
    expect(new Set(demoProducts.map((product) => product.description)).size).toBe(names.length)
  })

  describe('in Bengali', () => {
    const bengaliTexts = (product: (typeof demoProducts)[number]) => [
      product.productNameBn,
      ...product.keyFeaturesBn,
      ...product.descriptionBn.split('\n'),
    ]

    it('has a name of its own, features and paragraphs within the limits of the contract', () => {
      const bengaliNames = demoProducts.map((product) => product.productNameBn)
      expect(new Set(bengaliNames).size).toBe(names.length)
      for (const product of demoProducts) {
        expect(product.productNameBn.length).toBeLessThanOrEqual(200)
        expect(product.keyFeaturesBn).toHaveLength(product.keyFeatures.length)
        expect(product.descriptionBn.split('\n').length).toBeGreaterThanOrEqual(3)
        for (const line of bengaliTexts(product)) {
          expect(line).toBe(line.trim())
          expect(line).not.toMatch(/^$|undefined|NaN| {2}|।।| ।/)
        }
        for (const line of product.keyFeaturesBn) {
          expect(line.length).toBeLessThanOrEqual(200)
          // Commas separate the features in a file.
          expect(line).not.toContain(',')
        }
      }
      const descriptions = demoProducts.map((product) => product.descriptionBn)
      expect(new Set(descriptions).size).toBe(names.length)
    })

    it('writes no English words, and one form of each letter', () => {
      // Names of models, units and standards have capitals, and so do the sockets.
      const latin = /(?<![A-Za-z])[a-z]{2,}(?![A-Za-z])/g
      for (const product of demoProducts) {
        const text = bengaliTexts(product).join('\n')
        expect(text.match(latin)?.filter((word) => word !== 'ms') ?? []).toEqual([])
        expect(text).toBe(text.normalize('NFC'))
      }
    })

    it('has the numbers of the English name and features', () => {
      const numbersIn = (lines: readonly string[]) =>
        new Set(
          lines
            .join('\n')
            .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
            .replace(/(?<=\d),(?=\d{2})/g, '')
            .match(/\d+(?:\.\d+)?/g),
        )
      for (const product of demoProducts) {
        expect([product.productName, numbersIn([product.productNameBn])]).toEqual([
          product.productName,
          numbersIn([product.productName]),
        ])
        expect([product.productName, numbersIn(product.keyFeaturesBn)]).toEqual([
          product.productName,
          numbersIn(product.keyFeatures),
        ])
      }
    })
  })

  describe('does not contradict itself:', () => {
    const textOf = ({ keyFeatures, description }: (typeof demoProducts)[number]) =>
      [...keyFeatures, description].join('\n')
    const failuresOf = (find: (text: string, product: (typeof demoProducts)[number]) => string[]) =>
      demoProducts.flatMap((product) =>
        find(textOf(product), product).map((failure) => `${product.productName}: ${failure}`),
      )

    it('each part is made of one material', () => {
      const material = '(leather|titanium|aluminium|steel|silicone|metal|wooden|plastic|nylon)'
      const parts = ['strap', 'band', 'body', 'shell', 'case', 'cabinet', 'frame', 'dome', 'cable']
      const failures = failuresOf((text) =>
        parts.flatMap((part) => {
          const named = new RegExp(`(?<![-\\w])${material}(?: ${material})? ${part}\\b`, 'gi')
          const found = [...text.matchAll(named)].flatMap(([, ...words]) => words.filter(Boolean))
          const materials = new Set(found.map((word) => word.toLowerCase()))
          return materials.size > 1 ? [`${part} of ${[...materials].join(' and ')}`] : []
        }),
      )
      expect(failures).toEqual([])
    })

    it('the text of a colour names no other colour', () => {
      const colours = ['white', 'black', 'red', 'blue', 'green', 'pink', 'grey', 'brown', 'yellow']
      // They are not the colour of the product.
      const otherThings =
        /laptop’s black brick|that blue plug|black hole|black is simply black|deep black|instead of green/gi
      const colourWords = new RegExp(`\\b(${colours.join('|')})\\b`, 'gi')
      const ownColours = /pearl white|ocean blue/gi
      const failures = failuresOf((text) =>
        [...text.replace(otherThings, '').replace(ownColours, '').matchAll(colourWords)].map(
          ([word]) => word,
        ),
      )
      expect(failures).toEqual([])
    })

    it('the text of a colour names that one', () => {
      const family = (name: string, colour: string) => name.endsWith(` ${colour}`)
      const colours = [
        ...new Set(
          names.map(
            (name) => /(?:Pearl White|Ocean Blue|Rose Gold|[A-Z][a-z]+)$/.exec(name)?.[0] ?? '',
          ),
        ),
      ].filter((colour) => names.filter((name) => family(name, colour)).length > 3)
      expect(colours).toContain('Titanium')
      const failures = failuresOf((text, { productName }) => {
        const own = colours.find((colour) => family(productName, colour))
        if (!own) return []
        const named = new RegExp(`\\b(?:in|its|the) (${colours.join('|')})\\b`, 'gi')
        return [...text.matchAll(named)]
          .map(([, colour = '']) => colour)
          .filter((colour) => colour.toLowerCase() !== own.toLowerCase())
      })
      expect(failures).toEqual([])
    })

    it('a measure of the name has the same number in the text', () => {
      const measured = /(\d+) ?(GB|TB|W|ml|Inch)\b/g
      const failures = failuresOf((text, { productName }) =>
        [...productName.matchAll(measured)]
          .filter(([, number, unit]) => {
            const numbers = [...text.matchAll(new RegExp(`(\\d+) ?${unit}\\b`, 'gi'))]
            return numbers.length > 0 && !numbers.some(([, other]) => other === number)
          })
          .map(([words]) => words),
      )
      expect(failures).toEqual([])
    })
  })

  it('ships each of the 2 to 4 pictures in every size and format', () => {
    const missing = demoProducts
      .flatMap((product) => product.images)
      .flatMap((url) =>
        [200, 480, 960].flatMap((width) =>
          ['avif', 'webp'].map((format) => url.replace('-960.webp', `-${width}.${format}`)),
        ),
      )
      .filter((url) => !existsSync(join(process.cwd(), 'public', url)))
    expect(missing).toEqual([])
    for (const { images } of demoProducts) {
      expect(images.length).toBeGreaterThanOrEqual(2)
      expect(images.length).toBeLessThanOrEqual(4)
    }
  })

  it('has Bengali synonyms for every category', () => {
    for (const category of shop.productCategories) {
      expect(categorySynonyms[category].some((word) => /[\u0980-\u09ff]/.test(word))).toBe(true)
    }
  })
})
