import type { Database } from '../../db/pool'
import type { Transaction } from '../../db/transaction'

/** Saves what shoppers call things; see `shop/searchTerms.ts`. */
export async function saveSearchTerms(
  db: Database | Transaction,
  terms: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = Object.entries(terms).map(([term, words]) => ({
    word: term.normalize('NFKC').toLowerCase(),
    is_term: true,
    meaning: words.split('|'),
  }))
  const words = rows.map(({ word }) => word)
  await db
    .deleteFrom('search_words')
    .where('is_term', '=', true)
    .$if(words.length > 0, (removed) => removed.where('word', 'not in', words))
    .execute()
  if (rows.length === 0) return
  await db
    .insertInto('search_words')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['word', 'is_term'])
        .doUpdateSet(({ ref }) => ({ meaning: ref('excluded.meaning') }))
        .whereRef('search_words.meaning', '!=', 'excluded.meaning'),
    )
    .execute()
}
