import { nextPlace } from './listbox'

describe('the next place', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, -1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('by %s from %i of three is %i', (key, place, next) => {
    expect(nextPlace(key, place, 3)).toBe(next)
  })

  it.each([
    ['Home', -1, 3],
    ['End', -1, 3],
    ['a', 1, 3],
    ['ArrowDown', -1, 0],
  ])('by %s from %i of %i is the matter of the text', (key, place, count) => {
    expect(nextPlace(key, place, count)).toBeUndefined()
  })
})
