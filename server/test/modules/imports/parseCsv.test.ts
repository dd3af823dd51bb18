import fc from 'fast-check'
import { parseCsv } from '../../../src/modules/imports/parseCsv'

const inPieces = (text: string) => (text.length < 10_000 ? text : (text.match(/.{1,16}/gs) ?? []))

/** A text alone arrives character by character, a long one in small pieces. */
async function readAll(texts: Iterable<string>) {
  const rows = []
  const arriving = typeof texts === 'string' ? inPieces(texts) : texts
  for await (const { row, cells } of parseCsv(arriving)) rows.push([row, ...cells])
  return rows
}

/** Reads at most `max` rows; returns how many, and the turns of the event loop meanwhile. */
async function countTurns(text: string, max = Number.POSITIVE_INFINITY) {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  let rows = 0
  /** Most rows within one turn. */
  let longest = 0
  let last = { turns, rows }
  for await (const { row } of parseCsv([text])) {
    rows = row
    if (turns > last.turns) last = { turns, rows }
    longest = Math.max(longest, rows - last.rows)
    if (rows >= max) break
  }
  isOver = true
  return { turns, rows, longest }
}

describe('a CSV file', () => {
  it.each([
    ['', []],
    ['a', [[1, 'a']]],
    [
      'a,b\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a;b\rc;d,e\r',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd,e'],
      ],
    ],
    [
      'a\tb\n\n\tc',
      [
        [1, 'a', 'b'],
        [2, ''],
        [3, '', 'c'],
      ],
    ],
    [
      'a,\n,',
      [
        [1, 'a', ''],
        [2, '', ''],
      ],
    ],
    [
      '"a"",\n""b",c\n"",""',
      [
        [1, 'a",\n"b', 'c'],
        [2, '', ''],
      ],
    ],
    ['"""a"""\n', [[1, '"a"']]],
  ] as const)('is read as a spreadsheet reads it: %j', async (text, rows) => {
    expect(await readAll(text)).toEqual(rows)
  })

  it.each([
    ['a quote that is never closed', 'a\n"b', 2, /never closed/],
    ['text after a quote', 'a\n"b"c', 2, /more text/],
    ['a quote inside a cell', 'a\n\nb"c"', 3, /middle of a cell/],
    ['a long quoted cell', `a\n"${'b'.repeat(200_001)}`, 2, /too long/],
    ['a long cell', `a\n${'b'.repeat(200_001)}`, 2, /too long/],
    ['a long cell of quotes', `a\n"${'""'.repeat(100_001)}"`, 2, /too long/],
    ['many cells', `a\n${','.repeat(1000)}`, 2, /more than 1,000 cells/],
    ['many columns', ','.repeat(1000), 1, /more than 1,000 cells/],
  ])('is read up to a row with %s', async (_name, text, row, message) => {
    await expect(readAll(text)).rejects.toThrow(message)
    await expect(readAll(text)).rejects.toMatchObject({ row })
  })

  it('keeps all cells that are written in quotes', async () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ';', 'a', 'ক') })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        async (table, lineEnd) => {
          const lines = [['A', 'B'], ...table].map((cells) =>
            cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(','),
          )
          const [, ...read] = await readAll(lines.join(lineEnd))
          expect(read.map(([, ...cells]) => cells)).toEqual(table)
        },
      ),
    )
  })

  it('is the same however its text arrives', async () => {
    const read = (texts: Iterable<string>) =>
      readAll(texts).catch((error: unknown) => String(error))
    const text = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ';', 'a', 'ক') })
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 8 }), async (texts) => {
        const whole = await read([texts.join('')])
        expect(await read(texts)).toEqual(whole)
        expect(await read(texts.join(''))).toEqual(whole)
      }),
    )
  })

  it('of long rows in small pieces is read in a moment', async () => {
    expect(await readAll(`a\n${`${'x'.repeat(190_000)}\n`.repeat(5)}`)).toHaveLength(6)
  })

  it.each([
    ['empty rows', '\n'],
    ['rows with one cell', 'x\r\n'],
    ['rows of empty cells', ',,,,,,,,\n'],
    ['rows of line breaks', '"\n\n\n"\n'],
  ])('of %s lets other work run every 500 rows', async (_name, line) => {
    const { turns, rows, longest } = await countTurns(line.repeat(20_000))
    expect(rows).toBe(20_000)
    expect(longest).toBeLessThanOrEqual(500)
    expect(turns).toBeGreaterThanOrEqual(39)
  })

  it('of long rows lets other work run every 64 KiB', async () => {
    const { turns } = await countTurns(`${'x'.repeat(40_000)}\n`.repeat(100))
    expect(turns).toBeGreaterThanOrEqual(49)
  })

  it('is read only as far as its rows are taken', async () => {
    expect(await countTurns(`${'\n'.repeat(10_000)}"`, 10)).toMatchObject({ rows: 10 })
  })
})
