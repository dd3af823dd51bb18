import { readdirSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { findTags } from './findTags'
import { numberLines } from './numberLines'

const folders = ['src', 'common', 'server/test', 'dev-services/test', 'e2e']

/** The numbered lines of docs/specification.md, and the tests that name them. */
export function readSpecification(root: string) {
  const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll(sep, '/')}`)
      .sort(),
  )
  return {
    lines: numberLines(read('docs/specification.md')),
    tests: files.flatMap((file) => findTags(read(file)).map((tag) => ({ ...tag, file }))),
  }
}
