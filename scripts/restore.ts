/**
 * `npm run restore -- FILE`: restores a backup into an empty DATABASE_URL or DATA_DIR. Exits with 3 if its data contradicts itself;
 * with `--strict` it restores nothing then, and exits with 1.
 */
import { join, resolve } from 'node:path'
import { describeBroken, restore } from './backup/backup'
import { runCommand } from './backup/runCommand'
import { root } from './shop/shopDatabase'

const migrations = join(root, 'server/src/db/migrations')

await runCommand('restore', ['strict'], async (path, options) => {
  const isStrict = options.includes('strict')
  const backup = await restore(process.env, { path: resolve(path), migrations, isStrict })
  const { rows, files, createdAt, pictures, broken } = backup
  console.log(`${rows} rows and ${files} files of ${createdAt} are restored.`)
  if (pictures === 'bucket') console.log('The pictures are those of S3_BUCKET.')
  if (broken.length === 0) return
  const count = broken.reduce((sum, each) => sum + each.count, 0)
  console.error(
    `${count} records contradict others, as they did when they were backed up:\n${describeBroken(broken)}`,
  )
  process.exitCode = 3
})
