import { sql } from 'kysely'

const mark = '/* prepared */'

/**
 * At the start of a statement: it is parsed and planned once per connection, which takes longer than most statements run. For
 * statements with a fixed text that run often, but not for lists, whose best plan depends on the values.
 */
export const prepared = sql.raw(`${mark} `)

const names = new Map<string, string>()

/** The name under which a marked statement is prepared. */
export function toStatementName(text: string): string | undefined {
  if (!text.startsWith(mark)) return undefined
  const name = names.get(text) ?? `prepared_${names.size + 1}`
  names.set(text, name)
  return name
}
