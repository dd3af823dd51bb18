import { join } from 'node:path'
import { Cli } from 'kysely-codegen'
import { startThrowawayPostgres } from '../embedded/postgres'
import { migrate } from './migrate'

/** Writes the types of the live schema; with `--check` it fails where the committed ones differ. */
async function generateTypes(root: string, isCheck: boolean) {
  const postgres = await startThrowawayPostgres()
  try {
    await migrate(postgres.url, join(root, 'server/src/db/migrations'))
    await new Cli().generate({
      url: postgres.url,
      dialect: 'postgres',
      outFile: join(root, 'server/src/db/generated/schema.ts'),
      typeMapping: { int8: 'number' },
      typeOnlyImports: true,
      logLevel: 'warn',
      verify: isCheck,
    })
  } finally {
    await postgres.stop()
  }
}

await generateTypes(process.cwd(), process.argv.includes('--check'))
