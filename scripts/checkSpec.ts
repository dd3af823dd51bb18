/**
 * `npm run check:spec`: each line of sections 2 to 9 of docs/specification.md has a test that carries its number in a comment
 * above it, such as `// [spec 5.3]`; docs/spec-coverage.md lists both. `--write` brings that file up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { argv } from 'node:process'
import { findTags } from './spec/findTags'
import { numberLines } from './spec/numberLines'

const root = resolve(import.meta.dirname, '..')
const table = resolve(root, 'docs/spec-coverage.md')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

const lines = numberLines(read('docs/specification.md'))
const files = ['src', 'shop', 'server/test', 'dev-services/test', 'e2e'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll(sep, '/')}`)
    .sort(),
)
const tests = files.flatMap((file) => findTags(read(file)).map((tag) => ({ ...tag, file })))

const cut = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text)
const cell = (text: string) => text.replaceAll('|', '\\|')
const rows = [...lines].map(([number, line]) => {
  const shown = tests
    .filter(({ numbers }) => numbers.includes(number))
    .map(({ file, title }) => `${cell(title)} (\`${file}\`)`)
  return `| ${number} | ${cell(cut(line))} | ${shown.join('<br>')} |`
})
const text = `# Which tests show which line of the specification

Made by \`npm run check:spec -- --write\` from the \`[spec …]\` comments above the tests; a number is the section and the line in it.

| Line | Begins with | Tests |
|---|---|---|
${rows.join('\n')}
`

const problems = [
  ...[...lines]
    .filter(([number]) => !tests.some(({ numbers }) => numbers.includes(number)))
    .map(([number, line]) => `No test for ${number}: ${cut(line)}`),
  ...tests.flatMap(({ file, numbers }) =>
    numbers
      .filter((number) => !lines.has(number))
      .map((number) => `${file}: there is no line ${number} in the specification`),
  ),
]
if (argv.includes('--write')) writeFileSync(table, text)
else if (read('docs/spec-coverage.md') !== text) {
  problems.push('docs/spec-coverage.md is out of date: run npm run check:spec -- --write')
}
for (const problem of problems) console.log(problem)
console.log(`${lines.size} lines of the specification, ${tests.length} tests that show them`)
if (problems.length > 0) process.exitCode = 1
