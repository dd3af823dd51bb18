import { join } from 'node:path'
import { generate, getDialect, Logger } from 'kysely-codegen'
import { startThrowawayPostgres } from '../../../dev-services/postgres'
import { migrate } from './migrate'
import { createDatabase } from './pool'

/** Writes the types of the live schema; with `--check` it fails where the committed ones differ. */
async function generateTypes(root: string, isCheck: boolean) {
  const postgres = await startThrowawayPostgres()
  // A pool of ours: the generator's own one throws when the server goes before its connections have.
  const { db, close } = createDatabase(postgres.url, { queryTimeout: 60_000 })
  try {
    await migrate(postgres.url, join(root, 'server/src/db/migrations'))
    await generate({
      db,
      dialect: getDialect('postgres'),
      logger: new Logger('warn'),
      outFile: join(root, 'server/src/db/generated/schema.ts'),
      typeMapping: { int8: 'number' },
      typeOnlyImports: true,
      verify: isCheck,
    })
  } finally {
    await close()
    await postgres.stop()
  }
}

await generateTypes(process.cwd(), process.argv.includes('--check'))
