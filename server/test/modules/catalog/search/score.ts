import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../../../src/db/pool'
import { searchProducts } from '../../../../src/modules/catalog'

type Product = { product_name: string; category: string; key_features: readonly string[] }
type Query = { kind: string; text: string; expected: string }
type Score = Query & { ndcg: number; isHit: boolean; found: readonly string[] }

const depth = 10

export const queryFiles = ['queries.txt', 'moreQueries.txt'] as const

/** The queries of a file; `queries.txt` says how they are labelled. */
export function readQueries(file: string): Query[] {
  const queries: Query[] = []
  let kind = ''
  for (const line of readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')) {
    if (line.startsWith('## ')) kind = line.slice(3)
    const [text, expected] = line.startsWith('#') ? [] : line.split(' = ')
    if (text && expected) queries.push({ kind, text, expected })
  }
  return queries
}

const toWords = (text: string) => ` ${text.toLowerCase().replace(/[^a-z0-9.,]+/g, ' ')} `

/** Each expected word begins a word of the name or category; one with `*` may begin one of the features. */
function isExpected(product: Product, expected: string): boolean {
  const title = toWords(`${product.product_name} ${product.category}`)
  const features = toWords(product.key_features.join(' '))
  return expected.split(' ').every((condition) => {
    const isFeature = condition.startsWith('*')
    const text = isFeature ? title + features : title
    const words = condition.slice(isFeature ? 1 : 0).split('/')
    return words.some((word) => text.includes(toWords(word).trimEnd()))
  })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const average = (values: readonly number[]) => sum(values) / values.length
const toGain = (rank: number) => 1 / Math.log2(rank + 2)

/** nDCG@10 of products that are expected or not. */
function scoreQuery(query: Query, catalogue: readonly Product[], found: readonly Product[]): Score {
  const expectedCount = catalogue.filter((product) => isExpected(product, query.expected)).length
  if (expectedCount === 0)
    throw new Error(`The shop has nothing that is expected of '${query.text}'.`)
  const best = Array.from({ length: Math.min(depth, expectedCount) }, (_, rank) => toGain(rank))
  const gains = found.map((product, rank) =>
    isExpected(product, query.expected) ? toGain(rank) : 0,
  )
  return {
    ...query,
    ndcg: sum(gains) / sum(best),
    isHit: sum(gains) > 0,
    found: found.slice(0, 3).map(({ product_name }) => product_name),
  }
}

/** Runs all queries of a file. */
export async function scoreSearch(
  db: Database,
  file: (typeof queryFiles)[number],
): Promise<Score[]> {
  const catalogue = await db
    .selectFrom('products')
    .select(['product_name', 'category', 'key_features'])
    .where('deleted_at', 'is', null)
    .execute()
  const scores: Score[] = []
  for (const query of readQueries(file)) {
    scores.push(scoreQuery(query, catalogue, await searchProducts(db, query.text, depth)))
  }
  return scores
}

export function summarize(scores: readonly Score[]) {
  return [...new Set(scores.map(({ kind }) => kind))].map((kind) => {
    const own = scores.filter((score) => score.kind === kind)
    return {
      kind,
      count: own.length,
      ndcg: average(own.map(({ ndcg }) => ndcg)),
      hits: average(own.map(({ isHit }) => Number(isHit))),
    }
  })
}

/** A line for each kind of query, and the queries that did worst. */
export function formatScores(scores: readonly Score[], worstCount: number): string {
  const worst = [...scores].sort((one, other) => one.ndcg - other.ndcg).slice(0, worstCount)
  return [
    ...summarize(scores).map(
      ({ kind, count, ndcg, hits }) =>
        `${kind.padEnd(12)} ${count} queries  nDCG@10 ${ndcg.toFixed(3)}  hit@10 ${hits.toFixed(3)}`,
    ),
    '',
    'The worst:',
    ...worst.map(
      ({ kind, text, ndcg, found }) =>
        `  ${ndcg.toFixed(2)}  ${text} (${kind}): ${found.join(' · ') || 'nothing'}`,
    ),
  ].join('\n')
}
