import fc from 'fast-check'
import { text } from '../../../common/text'
import {
  type Cell,
  type Column,
  formatHeader,
  formatRows,
  readCell,
  toCellText,
} from '../../src/listing/csv'
import { parseCsv } from '../support/csv'

const columns: readonly Column<{ a: Cell; b: Cell }>[] = [
  [text('A', 'ক'), ({ a }) => a],
  [text('B', 'খ'), ({ b }) => b],
]

const fileOf = (...cells: Cell[]) =>
  formatHeader(columns) +
  formatRows(
    columns,
    cells.map((a) => ({ a, b: 'end' })),
  )
const toCell = (cell: Cell) => parseCsv(fileOf(cell))[1]?.[0]

/** Whether a spreadsheet may evaluate the cell. */
const isFormula = (cell: string) => /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell)

test('starts with the byte order mark and the header', () => {
  expect(fileOf()).toBe('\uFEFF"A","B"\r\n')
})

test.each<[Cell, string]>([
  ['plain', 'plain'],
  ['a "quoted" one, with a comma', 'a "quoted" one, with a comma'],
  ['two\r\nlines\rand more', 'two\nlines\nand more'],
  ['ইয়ারবাড ৳', 'ইয়ারবাড ৳'],
  [1099.5, '1099.5'],
  [-3, '-3'],
  [true, 'Yes'],
  [false, 'No'],
  [null, ''],
  [undefined, ''],
  [new Date('2026-03-04T20:05:00Z'), '05/03/2026, 02:05'],
])('writes %p as %p', (cell, read) => {
  expect(toCell(cell)).toBe(read)
})

test('writes headings and words in Bengali, but numbers and dates as they are', () => {
  const rows = [
    { a: true, b: text('Pending', 'অপেক্ষমাণ') },
    { a: 1099.5, b: new Date('2026-03-04T20:05:00Z') },
  ]
  expect(formatHeader(columns, 'bn') + formatRows(columns, rows, 'bn')).toBe(
    '\uFEFF"ক","খ"\r\n"হ্যাঁ","অপেক্ষমাণ"\r\n1099.5,"05/03/2026, 02:05"\r\n',
  )
  expect(formatRows(columns, rows)).toBe('"Yes","Pending"\r\n1099.5,"05/03/2026, 02:05"\r\n')
})

test.each([
  '=1+1',
  '+8801711000000',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '\t=1+1',
  '  =1+1',
  '\r=1+1',
  '\u200B=1+1',
  '\u0000=1',
  "=cmd|' /C calc'!A0",
])('does not escape %j', (text) => {
  expect(isFormula(toCell(text) ?? '')).toBe(false)
})

test('takes linear time for a text of many line breaks', () => {
  // With quadratic time this takes a quarter of an hour.
  const breaks = '\n'.repeat(400_000)
  expect(toCell(`a${breaks}b`)).toBe(`a${breaks}b`)
})

const anyText = fc.string({
  unit: fc.constantFrom(...'=+-@;,"\t\r\n\'ab ＝\u200B'.split('')),
  maxLength: 12,
})

test('no text becomes a formula, ends a record, starts another cell or is lost', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 5 }), (cells) => {
      const file = fileOf(...cells)
      expect(file.replaceAll('\r\n', '')).not.toContain('\r')
      expect(file.split('\r\n')).toHaveLength(cells.length + 2)
      const records = parseCsv(file)
      expect(records).toHaveLength(cells.length + 1)
      for (const [index, cell] of cells.entries()) {
        const read = records[index + 1]?.[0] ?? ''
        expect(isFormula(read)).toBe(false)
        const bare = (one: string) => one.replace(/\r\n?/g, '\n').replaceAll("'", '')
        expect(bare(read)).toBe(bare(cell))
      }
    }),
  )
})

test('no text becomes a formula with semicolons or tabs as separators', () => {
  fc.assert(
    fc.property(anyText, (cell) => {
      const file = formatRows(columns, [{ a: 'first', b: cell }])
      for (const separator of [';', '\t']) {
        for (const read of parseCsv(file, separator).flat()) expect(isFormula(read)).toBe(false)
      }
    }),
    { numRuns: 1000 },
  )
})

test('an import reads every text as it was exported', () => {
  fc.assert(
    fc.property(anyText, (cell) => {
      expect(readCell(toCell(cell) ?? '')).toBe(toCellText(cell))
    }),
    { numRuns: 1000 },
  )
})
