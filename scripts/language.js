/**
 * `node scripts/language.js [folder …]`: finds words that CONTRIBUTING's glossary replaces, in code, comments, titles and
 * texts. Identifiers are split at their capitals.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posix, sep } from 'node:path'
import { argv, exit } from 'node:process'

/** Words that are never used, with the word to use instead. */
const anywhere = {
  desk: 'admin',
  farewell: 'undo row',
  glance: 'summary',
  hear: 'receive',
  heard: 'received',
  hears: 'receives',
  heir: 'shouldTakeFocus',
  newcomer: 'user',
  nudge: 'action banner',
  objection: 'error',
  objections: 'errors',
  patience: 'timeout, max…',
  person: 'user',
  persons: 'users',
  refusal: 'error, ApiProblem',
  tallies: 'stats',
  tally: 'counter',
  tell: 'show, report, send',
  telling: 'showing',
  tells: 'shows, reports, sends',
  told: 'shown, sent',
  vain: 'failed',
  whoever: 'the user who',
  wish: 'pending change',
  wished: 'pending',
  wishes: 'pending changes',
}

/** Names that have a better one; as words of a sentence they are fine. */
const asNames =
  /\b(most|look|wanted|place|present|steady|dress|hurry|postpone|keptTotal|tellTotal|windowOf|theOne|someOf|sessionRefused|missedTags|tidyTags|editedMeanwhile|browserGaps|storeOf)\b\s*(?=[=:(]|\?:)|\bmost[A-Z]\w*/g

const checked = /\.(ts|tsx|js|mjs|cjs|css|sql|yaml|md)$/
const ignored =
  /(^|\/)(generated|node_modules)\/|^public\/|^dev-services\/demo-data\/catalogue\/|^docs\/adr\/|^shop\/searchTerms\.ts$|^scripts\/language\.js$|^CONTRIBUTING\.md$|^LICENSE/

const notSource = [
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'screenshots',
  'storybook-static',
  'test-results',
]
const sources = readdirSync('.').filter(
  (name) => !notSource.includes(name) && !/^\.(?!storybook)/.test(name),
)

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return names.map((name) => posix.join(path, name.replaceAll(sep, '/')))
}

const files = (argv.length > 2 ? argv.slice(2) : sources)
  .flatMap(filesIn)
  .filter((file) => checked.test(file) && !ignored.test(file))

const wordsOf = (/** @type {string} */ text) =>
  text
    // schema.org has a type of this name.
    .replaceAll("'@type': 'Person'", '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

let count = 0
for (const file of files) {
  const isCode = /\.(ts|tsx|js|mjs|cjs)$/.test(file)
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const words = wordsOf(line).filter((word) => Object.hasOwn(anywhere, word))
    const names = isCode
      ? [...line.replaceAll(/(['"`]).*?\1|\/\/.*|^\s*\*.*/g, '').matchAll(asNames)]
      : []
    const found = [
      ...words.map(
        (word) => `'${word}' → ${anywhere[/** @type {keyof typeof anywhere} */ (word)]}`,
      ),
      ...names.map(([name]) => `name '${name.trim()}'`),
    ]
    if (found.length === 0) continue
    count += found.length
    console.log(`${file}:${index + 1}  ${found.join(', ')}`)
  }
}
console.log(
  count === 0
    ? 'No replaced words.'
    : `${count} replaced words (see the glossary in CONTRIBUTING.md).`,
)
if (count > 0) exit(1)
