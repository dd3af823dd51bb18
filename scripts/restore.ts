/** `npm run restore -- FILE`: restores a backup into an empty DATABASE_URL or DATA_DIR. */
import { resolve } from 'node:path'
import { restore } from './backup/backup'
import { runCommand } from './backup/runCommand'

const migrations = resolve(import.meta.dirname, '../server/src/db/migrations')

await runCommand('restore', async (path) => {
  const backup = await restore(process.env, { path: resolve(path), migrations })
  console.log(`${backup.rows} rows and ${backup.files} files of ${backup.createdAt} are restored.`)
  if (backup.pictures === 'bucket') console.log('The pictures are those of S3_BUCKET.')
})
