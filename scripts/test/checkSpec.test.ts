/** Shows that the table of the specification's lines is held against both of its sides. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Coverage, findFaults } from '../spec/findFaults'
import { linesOf } from '../spec/linesOf'
import { testTitles } from '../spec/testTitles'

describe('the lines of a specification', () => {
  test('are paragraphs, list items and rows of sections 2 to 9', () => {
    const specification = `# Title
## 1. What for
- not this
## 2. Screens

| Route | Purpose |
|---|---|
| / | Home |
| /login | Login |

### Rules

A paragraph.
- **Search**: trimmed.
## 10. More
- nor this`
    assert.deepEqual(linesOf(specification), [
      '/ | Home |',
      '/login | Login |',
      'A paragraph.',
      'Search: trimmed.',
    ])
  })
})

describe('the titles of tests', () => {
  test('are found however a test is written', () => {
    const source = `
      it('one', () => {})
      test("it's two", async ({ page }) => {})
      describe('a group', () => { it.each([1, 2])('three %d', () => {}) })
      test.describe(\`group \${x}\`, () => { test(\`four at \${width} px\`, () => {}) })
      const view = <p>it('markup')</p>`
    assert.deepEqual(
      [...testTitles(source)],
      ['one', "it's two", 'three %d', `four at \${width} px`],
    )
  })

  test('are not those of tests that do not run', () => {
    const source = `
      it.skip('one', () => {})
      test.fixme('two', () => {})
      it.todo('three')
      test.describe.skip('a group', () => { test('four', () => {}) })
      // it('five', () => {})
      it.skip.each([1])('six', () => {})`
    assert.deepEqual([...testTitles(source)], [])
  })
})

describe('the table', () => {
  const lines = ['Search: trimmed.', 'Login: e-mail.']
  const sound: Coverage = {
    finished: ['search'],
    lines: [
      { line: 'Search', area: 'search', tests: [{ 'a.test.ts': 'trims' }] },
      { line: 'Login', area: 'account', tests: [] },
    ],
  }
  const read = (file: string) => (file === 'a.test.ts' ? "it('trims', () => {})" : undefined)
  const [search, login] = sound.lines

  const faultsOf = (coverage: Partial<Coverage>) =>
    findFaults({ lines, coverage: { ...sound, ...coverage }, read })

  test('is sound where every line has its entry and every finished one its test', () => {
    assert.deepEqual(faultsOf({}), [])
  })

  for (const [name, coverage, fault] of [
    ['a line without an entry', { lines: [search] }, 'no entry: Login: e-mail.'],
    ['a line with two', { lines: [search, search, login] }, '2 entries: Search: trimmed.'],
    ['an entry of two lines', { lines: [search, login, { ...login, line: '' }] }, '2 lines: '],
    ['an entry of none', { lines: [search, login, { ...login, line: 'X' }] }, 'no such line: X'],
    ['a finished area without a test', { finished: ['account'] }, 'no test (account): Login'],
    ['an area that is none', { finished: ['cart'] }, 'no such area: cart'],
    [
      'a test that is not there',
      { lines: [{ ...search, tests: [{ 'a.test.ts': 'trim' }] }, login] },
      'no such test: a.test.ts: trim',
    ],
    [
      'a file that is not there',
      { lines: [{ ...search, tests: [{ 'b.test.ts': 'trims' }] }, login] },
      'no such test: b.test.ts: trims',
    ],
  ] as [string, Partial<Coverage>, string][]) {
    test(`is refused for ${name}`, () => {
      assert.ok(faultsOf(coverage).includes(fault), faultsOf(coverage).join('; '))
    })
  }
})
