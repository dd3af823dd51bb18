import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../..')

/** The commit that is in production, where an upgrade starts. A release sets it to what was released before. */
const released = 'c2c981b88a9586c2ffd76ab95c6e9c279d014577'

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

async function findCommit(revision: string): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--verify', `${revision}^{commit}`], {
    cwd: root,
  })
  return stdout.trim()
}

/**
 * Builds the version of a commit in `.cache`, where the next run finds it. By default it is the released one, or `undefined` where that is
 * missing: in an archive or a shallow clone.
 */
export async function buildPreviousVersion(revision?: string) {
  const commit = revision
    ? await findCommit(revision)
    : await findCommit(released).catch(() => undefined)
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
