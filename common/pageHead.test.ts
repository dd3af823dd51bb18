import { categoryTitle } from './pageHead'

describe('categoryTitle', () => {
  it.each([
    ['earbuds', 'Earbuds'],
    ['bluetooth speaker', 'Bluetooth Speaker'],
    ['smart tv', 'Smart TV'],
    ['earphones & headphones', 'Earphones & Headphones'],
    ['SMARTWATCH', 'Smartwatch'],
  ])('writes %s as %s', (name, title) => expect(categoryTitle('en', name)).toBe(title))
})
