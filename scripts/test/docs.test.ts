import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { test } from 'node:test'

process.chdir(join(import.meta.dirname, '../..'))

const isMade =
  /^(?:\.cache|\.data|\.git|coverage|dist|playwright-report|screenshots|storybook-static|test-results|.*node_modules)$/

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (isMade.test(path)) return []
    return entry.isDirectory() ? [`${path}/`, ...listFiles(path)] : [path]
  })
}

const paths = listFiles('.')
const read = (path: string) => readFileSync(path, 'utf8')
/** Which decisions were taken is true for ever; what a superseded one names may be gone. */
const documents = paths
  .filter((path) => path.endsWith('.md') && path !== 'docs/specification.md')
  .map((path) => ({ path, text: read(path) }))
  .filter(({ path, text }) => !path.startsWith('docs/adr/') || !/^Superseded/m.test(text))

const isSource = /\.(?:[cm]?[jt]sx?|jsonc?|sql|ya?ml|css|html|ini|cfg)$|file$/i
const words = new Set(
  paths
    .filter((path) => isSource.test(path) && statSync(path).size < 2_000_000)
    .flatMap((path) => read(path).match(/[A-Za-z_$][\w$]*/g) ?? []),
)
/** Words of the libraries and examples. */
const elsewhere = [
  'AABBA',
  'BrowserRouter',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_RESOURCE_ATTRIBUTES',
  'PascalCase',
  'SO_REUSEPORT',
  'SharedWorker',
  'camelCase',
  'modelYear',
  'nodejs_eventloop_lag_p99_seconds',
  'renderToString',
  'sslmode',
  'useLoaderData',
]
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** `<noun>`, `NNNN`, `*` and `…` in a path stand for anything. */
const toPattern = (text: string) =>
  text
    .replace(/^\.\//, '')
    .split(/<[^>]+>|N{4}|\*+|…/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]*')

/** A path from the root, from the document's folder, or the end of one, as in 'the file `rules.ts`'. */
function isPath(text: string, document: string): boolean {
  const pattern = new RegExp(`(?:^|/)${toPattern(text)}/?$`)
  const beside = posix.join(dirname(document), text)
  return paths.some((path) => path === beside || pattern.test(path))
}

/** What a piece of code in a document names and the project does not have. */
function findMissing(code: string, document: string): string[] {
  const script = /^npm run (?:--\S+ )*([\w:]+)(?: |$)/.exec(code)?.[1]
  if (script) return script in scripts ? [] : [code]
  if (/^(?:npx|npm|node) /.test(code)) {
    return code
      .split(' ')
      .filter((part) => /^\w[\w.-]*\/[\w./-]+$/.test(part) && !isPath(part, document))
  }
  const isFile = /^[\w.@<>*…-]+(?:\/[\w.@<>*…-]+)*\/?$/.test(code)
  const top = code.split('/')[0] ?? ''
  if (isFile && (code.includes('/') ? paths.includes(`${top}/`) : false)) {
    return isPath(code, document) ? [] : [code]
  }
  if (
    isFile &&
    /\.(?:[cm]?[jt]sx?|sql|ya?ml|md|css|json)$/.test(code) &&
    basename(code) !== code.replace(/^.*\./, '.')
  ) {
    return isPath(code, document) ? [] : [code]
  }
  const identifier = /^([A-Za-z_$][\w$]*)(?:\(\))?$/.exec(code)?.[1]
  return identifier && !words.has(identifier) && !elsewhere.includes(identifier) ? [code] : []
}

for (const { path, text } of documents) {
  test(`what ${path} names exists`, () => {
    const prose = text.replace(/^```[\s\S]*?^```/gm, '')
    const block = [...text.matchAll(/^```[\s\S]*?^```/gm)].join('\n')
    const codes = [
      ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
      ...[...block.matchAll(/npm run [\w:]+/g)].map(([command]) => command),
    ]
    const links = [...prose.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) =>
      posix.join(dirname(path), link),
    )
    assert.deepEqual(
      {
        code: codes.flatMap((code) => findMissing(code, path)),
        links: links.filter((link) => !paths.some((file) => file === link || file === `${link}/`)),
      },
      { code: [], links: [] },
    )
  })

  test(`lines of ${path} are at most 140 characters long, tables and links apart`, () => {
    const long = text
      .split('\n')
      .filter((line) => line.length > 140 && !/^\s*\||^\S*\]\(/.test(line))
    assert.deepEqual(long, [])
  })
}

test('decisions are numbered without a gap', () => {
  const numbers = paths.flatMap((path) => /^docs\/adr\/(\d{4})-/.exec(path)?.[1] ?? []).map(Number)
  assert.deepEqual(
    numbers.toSorted((a, b) => a - b),
    numbers.map((_, index) => index + 1),
  )
})
