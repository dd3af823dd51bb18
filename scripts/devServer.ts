/** The server from its sources; `npm run dev` restarts it on changes. */
import { resolve } from 'node:path'
import { main } from '../server/src/main'

await main({ root: resolve(import.meta.dirname, '..'), env: process.env })
