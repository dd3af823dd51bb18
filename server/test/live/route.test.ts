import { startTestApp, type TestApp } from '../support/app'

let shop: TestApp
let origin: string

beforeAll(async () => {
  shop = await startTestApp()
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

/** The first event of a line. */
async function firstOf(query: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/api/live${query}`, { headers, signal: leaving.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!/^event: .*\n\n/ms.test(text)) text += (await reader?.read())?.value ?? ''
  leaving.abort()
  const fieldOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  return { id: fieldOf('id'), event: fieldOf('event'), data: fieldOf('data') }
}

const nothing = { event: 'tags', data: '[]' }

test('a line begins where the screen says that it ended, and the browser knows that best', async () => {
  const { id, ...first } = await firstOf('?age=0')
  expect(first).toEqual(nothing)

  expect(await firstOf(`?since=${id}`)).toEqual({ ...nothing, id })
  expect(await firstOf('?since=other.7')).toEqual({ id, event: 'gap', data: 'null' })
  expect(await firstOf('?since=other.7', { 'last-event-id': id })).toMatchObject(nothing)
  expect(await firstOf('?age=3600000')).toMatchObject({ event: 'gap' })
})
