import { anOrder } from '../../../testing/builders'
import { countOf, orderTitle, shortId } from './words'

describe('shortId', () => {
  it('is the first 20 characters', () => {
    expect(shortId('01890000-0000-7000-8000-000000000001')).toBe('01890000-0000-7000-8')
  })
})

describe('countOf', () => {
  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [2, '2 items'],
  ])('counts %d', (count, text) => {
    expect(countOf(count, 'item')).toBe(text)
  })
})

describe('orderTitle', () => {
  const { cartItems } = anOrder()

  it('names what was ordered', () => {
    expect(orderTitle({ cartItems })).toBe('Dhonira Aura Earbuds')
  })

  it('names the first of several', () => {
    expect(orderTitle({ cartItems: [...cartItems, ...cartItems, ...cartItems] })).toBe(
      'Dhonira Aura Earbuds and 2 more',
    )
  })
})
