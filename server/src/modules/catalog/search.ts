import { type Selectable, sql } from 'kysely'
import type { Products } from '../../db/generated/schema'
import type { Database } from '../../db/pool'

/** The products that match best, best first. */
export async function searchProducts(
  db: Database,
  text: string,
  limit: number,
): Promise<Selectable<Products>[]> {
  const { rows } = await sql<Selectable<Products>>`
    select products.*
    from search_products(${text}, ${limit}) as hits
    join products using (id)
    order by hits.place`.execute(db)
  return rows
}
