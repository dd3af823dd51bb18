import { comparePath, readComparedIds } from './comparison'

const ids = [1, 2, 3, 4, 5].map((number) => `01890000-0000-7000-8000-00000000000${number}`)
const read = (query: string) => readComparedIds(new URLSearchParams(query))

it('reads what it has written', () => {
  const [, query] = comparePath(ids.slice(0, 3)).split('?')
  expect(read(query ?? '')).toEqual(ids.slice(0, 3))
  expect(comparePath([])).toBe('/compare')
})

it.each([
  ['more than four', `ids=${ids.join()}`, ids.slice(0, 4)],
  ['the same one twice', `ids=${ids[0]},${ids[0]}`, ids.slice(0, 1)],
  ['what is not an id', `ids=1,${ids[1]},<script>,`, ids.slice(1, 2)],
  ['nothing', '', []],
])('leaves out %s', (_what, query, expected) => {
  expect(read(query)).toEqual(expected)
})
