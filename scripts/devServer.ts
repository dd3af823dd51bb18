/** The server from its sources; `npm run dev` restarts it when one of them changes. */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { main } from '../server/src/main'

await main({ root: resolve(dirname(fileURLToPath(import.meta.url)), '..'), env: process.env })
