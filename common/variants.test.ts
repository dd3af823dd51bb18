import { groupVariants } from './variants'

const member = (_id: string, attributes: string[], inStock = true) => ({ _id, inStock, attributes })

/** `*Midnight a, Mint b (256 GB)`: the chosen one has a star, then where each leads, and what else changes. */
const shown = (
  id: string,
  members: readonly ReturnType<typeof member>[],
  language: 'en' | 'bn' = 'en',
) =>
  groupVariants(language, id, members).map(({ label, choices }) => {
    const texts = choices.map(
      ({ text, product, isCurrent, besides }) =>
        `${isCurrent ? '*' : ''}${text} ${product._id}${besides && ` (${besides})`}`,
    )
    return `${label}: ${texts.join(', ')}`
  })

const phones = [
  member('a', ['brand:Dhonira', 'colour:Mint', 'memory:8', 'storage:128', 'screen:6.5']),
  member('b', ['brand:Dhonira', 'colour:Midnight', 'memory:8', 'storage:128', 'screen:6.5']),
  member('c', ['brand:Dhonira', 'colour:Midnight', 'memory:12', 'storage:1000', 'screen:6.5']),
]

describe('the variants of a product', () => {
  it('are grouped by what they differ in, numbers that differ together as one', () => {
    expect(shown('b', phones)).toEqual([
      'Colour: *Midnight b, Mint a',
      'RAM / Storage: *8 GB / 128 GB b, 12 GB / 1,000 GB c',
    ])
    expect(shown('b', phones, 'bn')).toEqual([
      'রং: *মিডনাইট b, মিন্ট a',
      'র‍্যাম / স্টোরেজ: *৮ জিবি / ১২৮ জিবি b, ১২ জিবি / ১,০০০ জিবি c',
    ])
  })

  it('lead to the nearest one if there is none with this choice alone', () => {
    expect(shown('a', phones)).toEqual([
      'Colour: Midnight b, *Mint a',
      'RAM / Storage: *8 GB / 128 GB a, 12 GB / 1,000 GB c (Midnight)',
    ])
    expect(shown('c', phones)[0]).toBe('Colour: *Midnight c, Mint a (8 GB / 128 GB)')
  })

  it('keep the colour before the rest, and prefer one that is in stock', () => {
    const members = [
      member('a', ['colour:Mint', 'screen:40', 'storage:64']),
      member('b', ['colour:Mint', 'screen:50', 'storage:128']),
      member('c', ['colour:Sky', 'screen:50', 'storage:64']),
    ]
    expect(shown('a', members)[1]).toBe('Screen size: *40 inches a, 50 inches b (128 GB)')
    const alike = [
      member('d', ['colour:Mint']),
      member('e', ['colour:Sky'], false),
      member('f', ['colour:Sky']),
    ]
    expect(shown('d', alike)).toEqual(['Colour: *Mint d, Sky f'])
    expect(shown('e', alike)).toEqual(['Colour: Mint d, *Sky e'])
  })

  it('have the colours of the shop file', () => {
    const [colours] = groupVariants('en', 'a', phones)
    expect(colours?.choices.map(({ swatch }) => swatch)).toEqual([
      expect.stringMatching(/^#/),
      expect.stringMatching(/^#/),
    ])
  })

  it('are none if nothing says what they differ in', () => {
    expect(shown('a', [member('a', ['colour:Sky']), member('b', [])])).toEqual([])
    expect(shown('x', phones)).toEqual([])
  })
})
