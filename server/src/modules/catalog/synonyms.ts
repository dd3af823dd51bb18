import type { Database } from '../../db/pool'
import type { Transaction } from '../../db/transaction'

/** Saves further search words for categories. Unchanged synonyms fire no triggers. */
export async function saveCategorySynonyms(
  db: Database | Transaction,
  synonyms: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const rows = Object.entries(synonyms).map(([category, words]) => ({
    category_key: category.toLowerCase(),
    words: words.join(' '),
  }))
  if (rows.length === 0) return
  await db
    .insertInto('category_synonyms')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('category_key')
        .doUpdateSet(({ ref }) => ({ words: ref('excluded.words') }))
        .whereRef('category_synonyms.words', '!=', 'excluded.words'),
    )
    .execute()
}
