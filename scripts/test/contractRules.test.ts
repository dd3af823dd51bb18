import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Contract } from '../../contract/operations'
import { type ContractOperation, contractProblems } from '../contract/rules'

const problem = { content: { 'application/problem+json': { schema: {} } } }

const product = { type: 'object', properties: { _id: { type: 'string' } } }

const valid: ContractOperation = {
  operationId: 'listThings',
  security: [],
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    '200': { content: { 'application/json': { schema: { type: 'array', items: product } } } },
    default: problem,
  },
  'x-provides': ['Thing', 'Thing/{response[*]._id}', 'Thing/{path.id}'],
}

function problemsOf(change: Partial<ContractOperation>, method = 'get'): string[] {
  const contract: Contract = { paths: { '/things/{id}': { [method]: { ...valid, ...change } } } }
  return contractProblems(contract, { isWhole: false })
}

function problemsOfChange(change: Partial<ContractOperation>): string[] {
  const changing = { ...valid, operationId: 'changeThing', 'x-provides': undefined, ...change }
  const contract: Contract = { paths: { '/things/{id}': { get: valid, put: changing } } }
  return contractProblems(contract, { isWhole: false })
}

test('a valid operation has no problem', () => {
  assert.deepEqual(problemsOf({}), [])
  assert.deepEqual(problemsOfChange({ 'x-invalidates': ['Thing', 'Thing/{response[*]._id}'] }), [])
})

test('an operation needs `security` with a known scheme and scope', () => {
  const missing: Partial<ContractOperation> = { security: undefined }
  assert.match(problemsOf(missing).join(), /who may call/)
  assert.match(problemsOf({ security: [{ apiKey: [] }] }).join(), /unknown security scheme/)
  assert.match(problemsOf({ security: [{ session: ['owner'] }] }).join(), /exactly one scope/)
  assert.match(problemsOf({ security: [{ session: [] }] }).join(), /exactly one scope/)
})

test('errors are problems, and there is a default response', () => {
  const { default: _, ...withoutDefault } = valid.responses
  assert.match(problemsOf({ responses: withoutDefault }).join(), /lacks the `default` response/)
  const html = { ...valid.responses, '404': { content: { 'text/html': { schema: {} } } } }
  assert.match(problemsOf({ responses: html }).join(), /response 404 that is not a problem/)
})

test('a query provides tags, a mutation invalidates tags', () => {
  assert.match(problemsOf({ 'x-provides': undefined }).join(), /lacks `x-provides`/)
  assert.match(problemsOfChange({}).join(), /lacks `x-invalidates`/)
})

test('the placeholder of a tag names an existing value', () => {
  for (const tag of ['Thing/{response._id}', 'Thing/{response[*].id}', 'Thing/{path.slug}']) {
    assert.match(problemsOf({ 'x-provides': [tag] }).join(), /does not have/, tag)
  }
  assert.match(problemsOf({ 'x-provides': ['Thing/{id}'] }).join(), /unknown placeholder/)
})

test('a tag that no call provides cannot be invalidated', () => {
  assert.match(problemsOfChange({ 'x-invalidates': ['Things'] }).join(), /no call provides/)
})
