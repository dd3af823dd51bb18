import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findTags } from '../spec/findTags'
import { numberLines } from '../spec/numberLines'

describe('the lines of a specification', () => {
  test('are the paragraphs, list items and rows of sections 2 to 9, numbered by section', () => {
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
## 3. Search
- **Search**: trimmed.
## 10. More
- nor this`
    assert.deepEqual(
      [...numberLines(specification)],
      [
        ['2.1', '/ | Home |'],
        ['2.2', '/login | Login |'],
        ['2.3', 'A paragraph.'],
        ['3.1', 'Search: trimmed.'],
      ],
    )
  })
})

describe('the tags of tests', () => {
  test('are found in all forms of tests', () => {
    const source = `
      // [spec 2.1]
      it('one', () => {})
      // [spec 2.2, 5.13]
      test("it's two", async ({ page }) => {})
      // [spec 3.1]
      it.each([1, 2])('three %d', () => {})
      // [spec 3.2]
      test(\`four at \${width} px\`, () => {})
      // [spec 3.3]
      it.each([['a', 'b'], ['c', 'd']])('five %s', () => {})
      it('untagged', () => {})`
    assert.deepEqual(findTags(source), [
      { numbers: ['2.1'], title: 'one' },
      { numbers: ['2.2', '5.13'], title: "it's two" },
      { numbers: ['3.1'], title: 'three %d' },
      { numbers: ['3.2'], title: `four at \${width} px` },
      { numbers: ['3.3'], title: 'five %s' },
    ])
  })

  test('are ignored above a skipped test', () => {
    const source = `
      // [spec 2.1]
      it.skip('one', () => {})
      // [spec 2.2]
      test.fixme('two', () => {})
      // [spec 2.3]
      it.todo('three')`
    assert.deepEqual(findTags(source), [])
  })
})
