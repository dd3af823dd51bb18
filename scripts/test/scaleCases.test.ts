import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCases, findMissing } from '../../lab/bench/scale/cases'

const somebody = { id: 'id', email: 'somebody@mail.example', sessionKey: 'key', cookie: 'cookie' }

test('bench:scale measures each reading call of the contract, or says why not', () => {
  const cases = createCases({
    admin: somebody,
    customer: somebody,
    customers: [somebody],
    orderId: 'id',
    bestSeller: 'id',
    products: [],
    counts: { products: 1, orders: 1, users: 1, carts: 1, reviews: 1 },
  })
  assert.deepEqual(findMissing(cases), [])
  const without = cases.filter(({ operation }) => operation !== 'listReturns')
  assert.deepEqual(findMissing(without), ['listReturns'])
})
