import { Client } from 'pg'

import { DataInUseError, startPostgres } from '../../postgres'

/** A start of the shop that a test can kill: uses the data and inserts rows until it ends. */
async function main(dataDir: string): Promise<void> {
  const log = { info: console.error, warn: console.error, error: console.error }
  const postgres = await startPostgres({ dataDir, log })
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('CREATE TABLE IF NOT EXISTS written (n serial PRIMARY KEY)')
  console.log(JSON.stringify({ url: postgres.url, home: postgres.dataDir }))
  const ending = new AbortController()
  process.once('SIGTERM', () => ending.abort())
  while (!ending.signal.aborted) {
    const answer = await client.query<{ n: number }>(
      'INSERT INTO written DEFAULT VALUES RETURNING n',
    )
    console.log(JSON.stringify({ acknowledged: answer.rows[0]?.n }))
  }
  await client.end()
  await postgres.stop()
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  console.log(JSON.stringify({ refused: error instanceof DataInUseError, message: String(error) }))
  process.exit(1)
})
