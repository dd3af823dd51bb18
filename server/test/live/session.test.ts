import { sql } from 'kysely'
import { closeEndedStreams } from '../../src/live/closeEndedStreams'
import { startTestApp, type TestApp, type TestUser } from '../support/app'
import { withoutChanges } from '../support/assembleApp'

let shop: TestApp
let origin: string

beforeAll(async () => {
  shop = await startTestApp()
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

const publish = (tags: string[], owner: string | null) =>
  shop.broker.publish({ changes: [{ tags, owner, position: 1, age: 0 }], position: 2, reached: 2 })

/** A stream that stays open until the test or the server ends it. */
async function openStream(cookie: string) {
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/api/live?age=0`, {
    headers: { cookie },
    signal: leaving.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let isEnded = false
  const read = async () => {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    isEnded = done
    text += value ?? ''
  }
  const untilText = async (expected: string) => {
    while (!text.includes(expected) && !isEnded) await read()
    return text
  }
  await untilText('event: tags')
  return {
    untilText,
    untilEnd: async () => {
      while (!isEnded) await read()
    },
    unsubscribe: () => leaving.abort(),
  }
}

const logOut = ({ cookie }: TestUser) =>
  shop.app.inject({
    url: '/logout',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
  })

const closeEnded = () => closeEndedStreams({ broker: shop.broker, sessions: shop.sessions })

describe('the stream of a user', () => {
  const toOrder = ({ id }: TestUser) => publish(['Order/1', 'Product/1'], id)

  it('has their private changes, and none of others', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const stream = await openStream(me.cookie)

    publish(['Order/2'], other.id)
    toOrder(me)

    const text = await stream.untilText('Product/1')
    expect(text).toContain('"Order/1"')
    expect(text).not.toContain('Order/2')
    stream.unsubscribe()
  })

  it('has public changes only, and stays open, after the session has ended', async () => {
    const me = await shop.signIn('user')
    await logOut(me)
    const stream = await openStream(me.cookie)

    await closeEnded()
    toOrder(me)

    expect(await stream.untilText('Product/1')).not.toContain('Order')
    stream.unsubscribe()
  })
})

it('is not opened with a role that changed in the meantime', async () => {
  let whileOpening = async () => {}
  const catchUp = async () => {
    await whileOpening()
    return true
  }
  const other = await startTestApp({ live: { ...withoutChanges(), catchUp } })
  const at = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const [admin] = [await other.signIn('admin'), await other.signIn('admin')]
  whileOpening = async () => {
    await sql`update users set role = 'user' where id = ${admin.id}`.execute(other.db)
  }
  const response = await fetch(`${at}/api/live?since=1`, {
    headers: { cookie: admin.cookie },
  })
  // Resolves because the stream ends.
  expect(await response.text()).toContain('event: tags')
  await other.close()
})

describe('a stream ends with its session', () => {
  const openOwnStream = (me: TestUser) => openStream(me.cookie)

  it('at once when the user logs out', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const [stream, otherStream] = [await openOwnStream(me), await openOwnStream(other)]

    await logOut(me)
    await stream.untilEnd()

    publish(['Order/2'], other.id)
    expect(await otherStream.untilText('Order/2')).toContain('Order/2')
    otherStream.unsubscribe()
  })

  it.each([
    [
      'has expired',
      sql`update sessions set created_at = now() - interval '8 days', expires_at = now()`,
    ],
    ['was idle for too long', sql`update sessions set last_seen_at = now() - interval '13 hours'`],
    ['was ended by another process', sql`delete from sessions`],
  ])('when it %s', async (_, change) => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const [stream, otherStream] = [await openOwnStream(me), await openOwnStream(other)]

    await sql`${change} where user_id = ${me.id}`.execute(shop.db)
    await closeEnded()
    await stream.untilEnd()

    publish(['Order/3'], other.id)
    expect(await otherStream.untilText('Order/3')).toContain('Order/3')
    otherStream.unsubscribe()
  })

  it('when its user is deleted', async () => {
    const me = await shop.signIn('user')
    const stream = await openOwnStream(me)

    await sql`update users set deleted_at = now() where id = ${me.id}`.execute(shop.db)
    await closeEnded()

    await stream.untilEnd()
  })
})
