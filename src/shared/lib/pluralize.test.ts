import { pluralize } from './pluralize'

it.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
])('counts %d', (count, text) => {
  expect(pluralize(count, 'item')).toBe(text)
})

it('takes a plural of its own', () => {
  expect(pluralize(2, 'order has', 'orders have')).toBe('2 orders have')
})
