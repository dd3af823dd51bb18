// Whether dist/ was built from the current sources. Plain JavaScript, because `npm start` runs it before the build.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const sources = [
  'contract',
  'dev-services',
  'public',
  'server/src',
  'shop',
  'common',
  'src',
  'package-lock.json',
  'scripts/backup',
  'scripts/backup.ts',
  'scripts/build.ts',
  'scripts/checkData.ts',
  'scripts/messagesLoader.cjs',
  'scripts/pureComponents.cjs',
  'scripts/restore.ts',
  'scripts/shop',
  'scripts/webpackPlugins.ts',
  'scripts/webpackRules.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'webpack.config.ts',
]

/** @param {string} root */
const buildHashFile = (root) => join(root, 'dist/.built-from')

/**
 * Relative paths, sizes and times: a copy of the checkout that keeps its times needs no new build.
 *
 * @param {string} root
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function listFiles(root, path) {
  const stats = await stat(path).catch(() => undefined)
  if (!stats) return []
  if (!stats.isDirectory()) return [`${relative(root, path)} ${stats.size} ${stats.mtimeMs}`]
  const entries = await readdir(path)
  return (await Promise.all(entries.map((entry) => listFiles(root, join(path, entry))))).flat()
}

/** @param {string} root */
export async function hashSources(root) {
  const files = await Promise.all(sources.map((source) => listFiles(root, join(root, source))))
  return createHash('sha256').update(files.flat().sort().join('\n')).digest('hex')
}

/** @param {string} root */
export async function isBuildFresh(root) {
  const built = await readFile(buildHashFile(root), 'utf8').catch(() => '')
  return built === (await hashSources(root))
}

/**
 * @param {string} root
 * @param {string} hash of the sources before the build: what changes meanwhile needs another one
 */
export async function recordBuild(root, hash) {
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(buildHashFile(root), hash)
}
