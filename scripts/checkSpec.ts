/**
 * `npm run check:spec`: holds docs/spec-coverage.yaml against the specification. Each line of its sections 2 to 9 must be
 * covered by an entry, each entry's tests must exist, and each line of a finished area must have at least one.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const coverageSchema = z.object({
  finished: z.array(z.string()),
  lines: z.array(
    z.object({
      /** How the line begins, as far as no other line begins. */
      line: z.string().min(1),
      area: z.string().min(1),
      /** File and title of each test that shows it. */
      tests: z.array(z.record(z.string(), z.string())).default([]),
    }),
  ),
})

type Entry = z.infer<typeof coverageSchema>['lines'][number]

/** Paragraphs, list items and table rows of sections 2 to 9, without head rows and rules. */
function linesOf(specification: string): string[] {
  const lines: string[] = []
  let section = 0
  let isTableHead = true
  for (const line of specification.split('\n').map((text) => text.trim())) {
    const heading = /^## (\d+)\./.exec(line)
    if (heading) section = Number(heading[1])
    if (!line.startsWith('|')) isTableHead = true
    const isRule = /^\|[-|\s]+\|$/.test(line)
    const isContent = line !== '' && !line.startsWith('#') && !isRule
    const isHead = line.startsWith('|') && isTableHead
    if (line.startsWith('|')) isTableHead = false
    if (section >= 2 && section <= 9 && isContent && !isHead) {
      lines.push(line.replace(/^(- |\| )/, '').replace(/\*\*/g, ''))
    }
  }
  return lines
}

async function missingTests({ tests }: Entry, sources: Map<string, string>): Promise<string[]> {
  const missing: string[] = []
  for (const [file, title] of tests.flatMap((test) => Object.entries(test))) {
    if (!sources.has(file)) {
      const path = join(root, file)
      sources.set(file, existsSync(path) ? await readFile(path, 'utf8') : '')
    }
    if (!sources.get(file)?.includes(title)) missing.push(`${file}: ${title}`)
  }
  return missing
}

async function main() {
  const lines = linesOf(await readFile(join(root, 'docs/specification.md'), 'utf8'))
  const { finished, lines: entries } = coverageSchema.parse(
    parse(await readFile(join(root, 'docs/spec-coverage.yaml'), 'utf8')),
  )
  const faults: string[] = []
  const sources = new Map<string, string>()
  for (const line of lines) {
    const count = entries.filter((entry) => line.startsWith(entry.line)).length
    if (count === 0) faults.push(`no entry: ${line.slice(0, 100)}`)
  }
  for (const entry of entries) {
    if (!lines.some((line) => line.startsWith(entry.line))) {
      faults.push(`no such line: ${entry.line}`)
    }
    for (const test of await missingTests(entry, sources)) faults.push(`no such test: ${test}`)
    if (finished.includes(entry.area) && entry.tests.length === 0) {
      faults.push(`no test (${entry.area}): ${entry.line}`)
    }
  }
  const shown = entries.filter(({ tests }) => tests.length > 0).length
  console.log(
    `${lines.length} lines of the specification, ${shown} entries of ${entries.length} shown by tests; finished: ${finished.join(', ')}`,
  )
  for (const fault of faults) console.log(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

await main()
