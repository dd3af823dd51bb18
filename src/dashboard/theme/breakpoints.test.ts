import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { breakpoints } from './breakpoints'

/** Widths that only one style sheet needs. */
const exceptions: Record<string, readonly number[]> = {
  // Fixed by the specification.
  'PopularProducts.module.css': [1000, 1200, 1400],
  // The table needs this much beside the summary.
  'Cart.module.css': [1100],
}

const source = resolve(__dirname, '../..')
const mediaQueries = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(resolve(source, file), 'utf8').matchAll(/@media ([^{]+)/g)].map(
      ([, query = '']) => ({ file: basename(file), query }),
    ),
  )

const hasOtherWidth = ({ file, query }: { file: string; query: string }) => {
  const allowed = [...Object.values(breakpoints), ...(exceptions[file] ?? [])]
  return [...query.matchAll(/[\d.]+(?=px)/g)].some(([width]) => !allowed.includes(Number(width)))
}

describe('the media queries of the style sheets', () => {
  // [spec 9.10]
  it('use the breakpoints that the components use', () => {
    expect(mediaQueries.length).toBeGreaterThan(50)
    expect(mediaQueries.filter(hasOtherWidth)).toEqual([])
  })

  it('are ranges, so that no width is between two of them', () => {
    expect(mediaQueries.filter(({ query }) => /(min|max)-width/.test(query))).toEqual([])
  })
})
