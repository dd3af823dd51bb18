import { movedTo, picturesProblem, sortFiles } from './pictures'

const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
const picture = (key: string, facts = {}) => ({ key, src: key, url: key, ...facts })

describe('the pictures of a product', () => {
  it('are one at least', () => {
    expect(picturesProblem([])).toBe('Please upload at least one image.')
    expect(picturesProblem([picture('a')])).toBeUndefined()
  })

  it('have all arrived', () => {
    expect(picturesProblem([picture('a'), picture('b', { problem: 'Too large.' })])).toBe(
      'A picture could not be uploaded. Please try it again or remove it.',
    )
  })

  it.each([
    ['b', 0, 'bac'],
    ['a', 2, 'bca'],
    ['a', 1, 'bac'],
    ['x', 1, 'abc'],
  ])('stand in their order: %s at %i', (key, place, order) => {
    const moved = movedTo(
      ['a', 'b', 'c'].map((name) => picture(name)),
      key,
      place,
    )
    expect(moved.map((one) => one.key).join('')).toBe(order)
  })
})

describe('files that were chosen', () => {
  it('are taken as far as there is room', () => {
    const files = [file('1.png'), file('2.png'), file('3.png')]
    expect(sortFiles(files, 3)).toEqual({ fitting: files, problem: undefined })
    expect(sortFiles(files, 2)).toEqual({
      fitting: files.slice(0, 2),
      problem: 'A product has 4 pictures at most.',
    })
  })

  it('are pictures', () => {
    const [picked, text] = [file('1.png'), file('1.txt', 'text/plain')]
    expect(sortFiles([text, picked], 4)).toEqual({
      fitting: [picked],
      problem: 'Please choose image files only.',
    })
  })
})
