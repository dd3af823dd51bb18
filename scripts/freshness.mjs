// Whether dist/ was built from the sources as they are now. Plain JavaScript: `npm start` runs it before anything is built.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const sources = [
  'contract',
  'dev-services',
  'public',
  'server/src',
  'shop',
  'src',
  'package-lock.json',
  'scripts/build.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'webpack.config.ts',
]

/** @param {string} root */
const stampFile = (root) => join(root, 'dist/.built-from')

/**
 * Named by their paths within the checkout: a copy of it, made with its times, is as fresh.
 *
 * @param {string} root
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(root, path) {
  const facts = await stat(path).catch(() => undefined)
  if (!facts) return []
  if (!facts.isDirectory()) return [`${relative(root, path)} ${facts.size} ${facts.mtimeMs}`]
  const entries = await readdir(path)
  return (await Promise.all(entries.map((entry) => filesIn(root, join(path, entry))))).flat()
}

/** @param {string} root */
async function stampOf(root) {
  const files = await Promise.all(sources.map((source) => filesIn(root, join(root, source))))
  return createHash('sha256').update(files.flat().sort().join('\n')).digest('hex')
}

/** @param {string} root */
export async function isBuildFresh(root) {
  const built = await readFile(stampFile(root), 'utf8').catch(() => '')
  return built === (await stampOf(root))
}

/** @param {string} root */
export async function recordBuild(root) {
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stampFile(root), await stampOf(root))
}
