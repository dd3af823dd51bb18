/** `npm run backup -- FILE`: backs up the shop of DATABASE_URL or DATA_DIR, which may be running, into one file. */
import { resolve } from 'node:path'
import { backUp } from './backup/backup'
import { runCommand } from './backup/runCommand'

await runCommand('backup', [], async (path) => {
  const { rows, files, pictures } = await backUp(process.env, resolve(path))
  console.log(`${path} has ${rows} rows and ${files} files. Keep it secret: it has personal data.`)
  if (pictures === 'bucket') console.log('The pictures are in S3_BUCKET and not in it.')
})
