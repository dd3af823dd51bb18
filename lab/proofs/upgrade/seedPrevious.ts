import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { User } from '../../people/crowd'

const run = promisify(execFile)

export type Seeded = { admin: User; customers: User[] }

/** Runs in the checkout of the previous version, whose database it fills: its own code knows its own tables. */
const program = `
  import { migrate } from './server/src/db/migrate'
  import { createDatabase } from './server/src/db/pool'
  import { createSessionStore } from './server/src/auth'

  // Versions before the lab filled a shop in another module.
  const { fillShop } = await import('./lab/shop/data/fillShop').catch(async () => {
    const { benchSeed } = await import('./bench/seed/benchSeed')
    return { fillShop: benchSeed }
  })
  const [url, factor, count] = process.argv.slice(1)
  await migrate(url, 'server/src/db/migrations')
  const { db, close } = createDatabase(url, { size: 4, queryTimeout: 600_000 })
  await fillShop(db, { factor: Number(factor) })
  const sessions = createSessionStore(db)
  const open = async (role, limit) => {
    const users = await db.selectFrom('users').select('id').where('role', '=', role).orderBy('id').limit(limit).execute()
    return Promise.all(users.map(async ({ id }) =>
      ({ id, cookie: 'jontro_session=' + await sessions.open({ userId: id, emailVerified: true }) })))
  }
  const [admin] = await open('admin', 1)
  console.log(JSON.stringify({ admin, customers: await open('user', Number(count)) }))
  await close()
`

/** Fills an empty database as the previous version does, and opens sessions. At factor 1 it has 100,000 orders. */
export async function seedPrevious(
  folder: string,
  url: string,
  { factor, customers }: { factor: number; customers: number },
): Promise<Seeded> {
  const { stdout } = await run(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval', program],
      ...[url, String(factor), String(customers)],
    ],
    { cwd: folder, maxBuffer: 2 ** 26 },
  )
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Seeded
}
