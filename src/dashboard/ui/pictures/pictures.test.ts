import { movePicture, pickImages } from './pictures'

const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
const picture = (key: string) => ({ key, src: key, url: key })

describe('pictures', () => {
  it.each([
    ['b', 0, 'bac'],
    ['a', 2, 'bca'],
    ['a', 1, 'bac'],
    ['x', 1, 'abc'],
  ])('are reordered: %s to index %i', (key, index, order) => {
    const moved = movePicture(
      ['a', 'b', 'c'].map((name) => picture(name)),
      key,
      index,
    )
    expect(moved.map((one) => one.key).join('')).toBe(order)
  })
})

describe('chosen files', () => {
  it('are limited to the free slots', () => {
    const files = [file('1.png'), file('2.png'), file('3.png')]
    expect(pickImages(files, 3, 'Too many.')).toEqual({ fitting: files, problem: undefined })
    expect(pickImages(files, 2, 'Too many.')).toEqual({
      fitting: files.slice(0, 2),
      problem: 'Too many.',
    })
  })

  it('must be images', () => {
    const [picked, text] = [file('1.png'), file('1.txt', 'text/plain')]
    expect(pickImages([text, picked], 4, 'Too many.')).toEqual({
      fitting: [picked],
      problem: 'Please choose image files only.',
    })
  })
})
