import { attributes } from '../shop/attributes'
import {
  attributeRows,
  attributesCell,
  attributesOf,
  findWrongAttribute,
  sortAttributes,
  toAttributeValue,
} from './attributes'

const entries = ['noiseCancelling:yes', 'battery:5000', 'colour:Pearl White', 'brand:Dhonira']

describe('the attributes of a product', () => {
  it('are rows in the order of the shop, in each language', () => {
    expect(attributeRows('en', entries).map(({ label, text }) => [label, text])).toEqual([
      ['Brand', 'Dhonira'],
      ['Colour', 'Pearl White'],
      ['Battery', '5,000 mAh'],
      ['Noise cancelling', 'Yes'],
    ])
    expect(attributeRows('bn', entries).map(({ label, text }) => [label, text])).toEqual([
      ['ব্র্যান্ড', 'Dhonira'],
      ['রং', 'পার্ল হোয়াইট'],
      ['ব্যাটারি', '৫,০০০ mAh'],
      ['নয়েজ ক্যান্সেলিং', 'হ্যাঁ'],
    ])
  })

  it('that the shop no longer has are not shown', () => {
    expect(attributeRows('en', ['steam:9', 'toString:1', 'brand:Dhonira'])).toHaveLength(1)
  })

  it('are one cell of a file', () => {
    expect(attributesCell(['brand:Dhonira', 'screen:6.8'])).toEqual({
      en: 'Brand: Dhonira; Screen size: 6.8 inches',
      bn: 'ব্র্যান্ড: Dhonira; স্ক্রিনের মাপ: ৬.৮ ইঞ্চি',
    })
  })

  it('are in the order of the shop', () => {
    expect(sortAttributes(entries)).toEqual(entries.toReversed())
  })

  it.each([
    ['steam:9'],
    ['constructor:9'],
    ['battery:many'],
    ['battery:05000'],
    ['colour:Beige'],
    ['noiseCancelling:maybe'],
    ['brand: Dhonira'],
    [`brand:${'x'.repeat(81)}`],
  ])('cannot be %p', (entry) => {
    expect(findWrongAttribute(['storage:128', entry])).toBe(entry)
  })

  it('are there once', () => {
    expect(findWrongAttribute(entries)).toBeUndefined()
    expect(findWrongAttribute(['brand:Dhonira', 'brand:Sonvire'])).toBe('brand:Sonvire')
  })

  it.each([
    ['৫,০০০', '5000'],
    [' 6.80 ', '6.8'],
    ['0', '0'],
    ['-5', undefined],
    ['12345678', undefined],
    ['1.234', undefined],
  ])('are numbers as they are entered: %p', (text, value) => {
    expect(toAttributeValue(attributes.battery, text)).toBe(value)
  })
})

describe('the attributes of a category', () => {
  const namesOf = (category: string) => attributesOf(category).map(([name]) => name)

  it('are its own and those of all', () => {
    expect(namesOf('Lifestyle')).toEqual(['brand', 'colour'])
    expect(namesOf('Wired Earphone')).toEqual(['brand', 'colour', 'driver', 'plug'])
  })

  it('are those of the category that an alias names', () => {
    expect(namesOf('Bluetooth Earphone')).toEqual(namesOf('Wireless Earphone'))
  })
})
