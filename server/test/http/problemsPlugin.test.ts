import Fastify from 'fastify'
import { DatabaseError } from 'pg'
import { problemsPlugin } from '../../src/http/problemsPlugin'

async function answerTo(sqlState: string) {
  const app = Fastify()
  await app.register(problemsPlugin)
  app.get('/', () => {
    const error = new DatabaseError('of PostgreSQL', 1, 'error')
    error.code = sqlState
    throw error
  })
  return app.inject('/')
}

test.each([
  ['22P02', 404, 'not_found'],
  ['22003', 422, 'invalid'],
  ['22021', 422, 'invalid'],
])('maps the SQLSTATE %s to status %d', async (sqlState, status, code) => {
  const answer = await answerTo(sqlState)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code })
  expect(answer.body).not.toContain('PostgreSQL')
})

test('does not report a caller who has cut the connection as an outage', async () => {
  const app = Fastify()
  await app.register(problemsPlugin)
  app.get('/', () => {
    // As Node and Fastify report a body that ends too early.
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 })
  })
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'bad_request' })
})
