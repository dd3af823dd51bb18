import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import packageJson from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')

function findPackagesOfServer(): Set<string> {
  const folder = join(root, 'server/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts'))
  const code = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const imports = code.matchAll(/(?:from |import\()'(@[\w-]+\/[\w-]+|[\w-]+)[^']*'/g)
  return new Set([...imports].map(([, name = '']) => name))
}

test('the container image removes the packages that the server does not import, and no others', () => {
  const imported = findPackagesOfServer()
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const [, removed = ''] = /RUN npm uninstall (?:--\S+ )*\\\n((?:.*\\\n)*.*)/.exec(dockerfile) ?? []
  const names = removed.split(/[\s\\]+/).filter(Boolean)
  const unused = Object.keys(packageJson.dependencies).filter((name) => !imported.has(name))
  assert.deepEqual(names.sort(), unused.sort())
})
