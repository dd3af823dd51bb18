import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')

/** The commit that is in production, where an upgrade starts. A release sets it to what was released before. */
const released = '85015ebb53fd3ef1455e92f9b356438c62e239b2'

async function checkOut(commit: string, folder: string) {
  const archive = `${folder}.tar`
  await mkdir(folder, { recursive: true })
  await run('git', ['archive', '--output', archive, commit], { cwd: root })
  await run('tar', ['--extract', '--file', archive, '--directory', folder])
  await rm(archive)
}

const readLock = (folder: string) => readFile(join(folder, 'package-lock.json'), 'utf8')

async function install(folder: string) {
  const isSame = (await readLock(folder)) === (await readLock(root))
  if (isSame) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  else await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder })
}

/** Of this clone; `undefined` in an archive or a shallow clone, which may not have it. */
async function findCommit(revision: string): Promise<string | undefined> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()
  try {
    return await git('rev-parse', '--verify', `${revision}^{commit}`)
  } catch (cause) {
    const isComplete =
      (await git('rev-parse', '--is-shallow-repository').catch(() => '')) === 'false'
    if (isComplete) throw new Error(`There is no commit ${revision}`, { cause })
    return undefined
  }
}

/** Builds the version of a commit, by default the released one, in `.cache`, where the next run finds it. */
export async function buildPreviousVersion(revision = released) {
  const commit = await findCommit(revision)
  if (commit === undefined) return undefined
  const folder = join(root, '.cache/previous', commit)
  if (!existsSync(folder)) {
    const draft = `${folder}.draft`
    await rm(draft, { recursive: true, force: true })
    await checkOut(commit, draft)
    await install(draft)
    await run('npm', ['run', '--silent', 'build'], { cwd: draft, maxBuffer: 2 ** 26 })
    await rename(draft, folder)
  }
  return { commit, folder }
}

export type PreviousVersion = NonNullable<Awaited<ReturnType<typeof buildPreviousVersion>>>
