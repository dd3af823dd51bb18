/**
 * `npm run check:spec`: checks that each line of sections 2 to 9 of docs/specification.md has a test with its number in a comment
 * above, such as `// [spec 5.3]`, and that docs/spec-coverage.md, which lists both, is up to date. `--write` updates it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { argv } from 'node:process'
import { readSpecification } from './spec/readSpecification'

const root = resolve(import.meta.dirname, '..')
const table = resolve(root, 'docs/spec-coverage.md')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

const { lines, tests } = readSpecification(root)

const shorten = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text)
const escapeCell = (text: string) => text.replaceAll('|', '\\|')
const rows = [...lines].map(([number, line]) => {
  const shown = tests
    .filter(({ numbers }) => numbers.includes(number))
    .map(({ file, title }) => `${escapeCell(title)} (\`${file}\`)`)
  return `| ${number} | ${escapeCell(shorten(line))} | ${shown.join('<br>')} |`
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
    .map(([number, line]) => `No test for ${number}: ${shorten(line)}`),
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
console.log(`${lines.size} lines of the specification, ${tests.length} tests`)
if (problems.length > 0) process.exitCode = 1
