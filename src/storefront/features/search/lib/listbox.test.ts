import { getNextIndex } from './listbox'

describe('getNextIndex', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, -1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('moves with %s from %i of three to %i', (key, index, next) => {
    expect(getNextIndex(key, index, 3)).toBe(next)
  })

  it.each([
    ['Home', -1, 3],
    ['End', -1, 3],
    ['a', 1, 3],
    ['ArrowDown', -1, 0],
  ])('is undefined for %s from %i of %i, which the text field handles', (key, index, count) => {
    expect(getNextIndex(key, index, count)).toBeUndefined()
  })
})
