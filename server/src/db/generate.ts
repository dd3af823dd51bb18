import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate, getDialect, Logger } from 'kysely-codegen'
import { startThrowawayPostgres } from '../../../dev-services/postgres'
import { dumpSchema } from './dumpSchema'
import { migrate } from './migrate'
import { createDatabase } from './pool'

/** Writes the TypeScript types and the SQL dump of the migrated schema; with `--check` it fails if the committed ones differ. */
async function generateFromMigrations(folder: string, isCheck: boolean) {
  const postgres = await startThrowawayPostgres()
  // Not the generator's own pool, which throws when the server stops before its connections are closed.
  const { db, close } = createDatabase(postgres.url, { queryTimeout: 60_000 })
  try {
    await migrate(postgres.url, join(folder, 'migrations'))
    await generate({
      db,
      dialect: getDialect('postgres'),
      logger: new Logger('warn'),
      outFile: join(folder, 'generated/schema.ts'),
      typeMapping: { int8: 'number' },
      typeOnlyImports: true,
      verify: isCheck,
    })
    const file = join(folder, 'schema.sql')
    const schema = await dumpSchema(db)
    if (!isCheck) await writeFile(file, schema)
    else if ((await readFile(file, 'utf8')) !== schema) {
      throw new Error('schema.sql differs from the migrations; run `npm run generate:db`')
    }
  } finally {
    await close()
    await postgres.stop()
  }
}

await generateFromMigrations(join(process.cwd(), 'server/src/db'), process.argv.includes('--check'))
