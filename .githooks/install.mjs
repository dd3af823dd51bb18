/**
 * Points git at this folder's hooks. Run by `npm install`; where there is no git, no work tree (a tarball), CI, or
 * a hooks folder that somebody chose already, it does nothing.
 */
import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

function git(...args) {
  const output = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  return output.toString().trim()
}

function isOwnWorkTree() {
  try {
    return realpathSync(git('rev-parse', '--show-toplevel')) === realpathSync(root)
  } catch {
    return false
  }
}

function hasHooksAlready() {
  try {
    return git('config', 'core.hooksPath') !== ''
  } catch {
    return false
  }
}

if (!process.env.CI && isOwnWorkTree() && !hasHooksAlready()) {
  try {
    git('config', 'core.hooksPath', '.githooks')
  } catch {
    console.warn('The pre-commit hook could not be set up; everything else works without it.')
  }
}
