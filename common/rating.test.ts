import { toRating } from './rating'

it.each([
  [undefined, undefined],
  [[0, 0, 0, 0, 0], undefined],
  [[0, 0, 0, 0, 1], { mean: 5, count: 1 }],
  [[1, 0, 0, 0, 1], { mean: 3, count: 2 }],
  [[0, 0, 1, 0, 2], { mean: 4.3, count: 3 }],
  [[0, 0, 0, 1, 24], { mean: 5, count: 25 }],
])('the rating of %j is %j', (counts, rating) => {
  expect(toRating(counts)).toEqual(rating)
})
