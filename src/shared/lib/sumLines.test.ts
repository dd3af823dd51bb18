import { sumLines } from './sumLines'

test('lines are added up exactly to the paisa', () => {
  expect(0.1 * 3).not.toBe(0.3)
  expect(sumLines([{ price: 0.1, quantity: 3 }])).toBe(0.3)
})
