import { z } from 'zod'
import { testTitles } from './testTitles'

export const coverageSchema = z.strictObject({
  /** Areas of which every line is shown. */
  finished: z.array(z.string()),
  lines: z.array(
    z.strictObject({
      /** How the line begins, as far as no other line begins. */
      line: z.string().min(1),
      area: z.string().min(1),
      /** What no test shows, and why. */
      note: z.string().optional(),
      /** File and title of each test that shows it. */
      tests: z.array(z.record(z.string(), z.string())).default([]),
    }),
  ),
})

export type Coverage = z.infer<typeof coverageSchema>

type Facts = {
  /** Of the specification. */
  lines: readonly string[]
  coverage: Coverage
  /** The text of a file of tests; nothing where there is no such file. */
  read: (file: string) => string | undefined
}

/** Where the table and the specification, or the table and the tests, do not meet. */
export function findFaults({
  lines,
  coverage: { finished, lines: entries },
  read,
}: Facts): string[] {
  const titles = new Map<string, Set<string>>()
  const titlesIn = (file: string) => {
    const known = titles.get(file) ?? testTitles(read(file) ?? '')
    titles.set(file, known)
    return known
  }

  const unclear = lines.flatMap((line) => {
    const count = entries.filter((entry) => line.startsWith(entry.line)).length
    if (count === 1) return []
    return [`${count === 0 ? 'no entry' : `${count} entries`}: ${line.slice(0, 100)}`]
  })
  const wrong = entries.flatMap(({ line, area, tests }) => {
    const count = lines.filter((each) => each.startsWith(line)).length
    const missing = tests
      .flatMap((test) => Object.entries(test))
      .filter(([file, title]) => !titlesIn(file).has(title))
    return [
      ...(count === 1 ? [] : [`${count === 0 ? 'no such line' : `${count} lines`}: ${line}`]),
      ...missing.map(([file, title]) => `no such test: ${file}: ${title}`),
      ...(finished.includes(area) && tests.length === 0 ? [`no test (${area}): ${line}`] : []),
    ]
  })
  const unknown = finished
    .filter((area) => !entries.some((entry) => entry.area === area))
    .map((area) => `no such area: ${area}`)
  return [...unclear, ...wrong, ...unknown]
}
