import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const code = [...read('docs/security.md').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

test('tests and files that docs/security.md names exist', () => {
  const paths = code.filter((text) => /^[\w.-]+(\/[\w.-]+)+$/.test(text))
  assert.ok(paths.some((path) => path.endsWith('.test.ts')))
  assert.deepEqual(
    paths.filter((path) => !existsSync(resolve(root, path))),
    [],
  )
})

test('commands that docs/security.md names exist', () => {
  const commands = code.flatMap((text) => /^npm run ([\w:]+)/.exec(text)?.[1] ?? [])
  assert.notDeepEqual(commands, [])
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  assert.deepEqual(
    commands.filter((name) => !(name in scripts)),
    [],
  )
})
