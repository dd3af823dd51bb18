import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { createS3Storage } from '../../../../server/src/adapters/storage'
import { purgeRateLimits } from '../../../../server/src/http/sharedRateLimits'
import { formOf, photo } from '../../../../server/test/modules/images/samplePictures'
import { type AttackClass, attack, check, expectReply, expectText } from '../attack'
import type { Caller, Client, Headers, Reply } from '../client'

/** Few calls by one address, which has ten times the limit of a caller. */
const byAddress = { RATE_LIMIT_PER_MINUTE: '5' }
const callsByAddress = 50
const tight = { RATE_LIMIT_PER_MINUTE: '20', RATE_LIMIT_STRICT_PER_MINUTE: '5' }
const counted = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 429).length

async function repeat(times: number, send: (turn: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = []
  for (let turn = 0; turn < times; turn++) replies.push(await send(turn))
  return replies
}

/** Headers that could make a call look like that of another visitor. `seen` is the address that the proxy has seen. */
const forged: Record<string, (turn: number, seen: string) => Headers> = {
  'X-Forwarded-For before that of the proxy': (turn, seen) => ({
    'x-forwarded-for': `10.0.0.${turn}, ${seen}`,
  }),
  Forwarded: (turn, seen) => ({ 'x-forwarded-for': seen, forwarded: `for=10.0.0.${turn}` }),
  'X-Real-IP': (turn, seen) => ({ 'x-forwarded-for': seen, 'x-real-ip': `10.0.0.${turn}` }),
  'X-Client-IP and others': (turn, seen) => ({
    'x-forwarded-for': seen,
    'x-client-ip': `10.0.0.${turn}`,
    'cf-connecting-ip': `10.0.0.${turn}`,
    'true-client-ip': `10.0.0.${turn}`,
    'x-cluster-client-ip': `10.0.0.${turn}`,
  }),
  'invented cookies': (turn, seen) => ({
    'x-forwarded-for': seen,
    cookie: `__Host-jontro_session=invented-${turn}`,
  }),
  'another agent and language': (turn, seen) => ({
    'x-forwarded-for': seen,
    'user-agent': `agent ${turn}`,
    'accept-language': `x-${turn}`,
  }),
  'addresses of one IPv6 connection (L7)': (turn) => ({
    'x-forwarded-for': `2001:db8:1:1::${turn.toString(16)}`,
  }),
}

const inParallel = async (times: number, send: (turn: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: times }, (_, turn) => send(turn)))

async function openStreams(client: Client, headers: Headers, count: number) {
  const statuses: number[] = []
  const calls = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof request>>((resolve, reject) => {
          const call = request(
            {
              host: '127.0.0.1',
              port: client.port,
              path: '/api/live',
              headers: { host: client.host, ...headers },
              agent: false,
            },
            (response) => {
              statuses.push(response.statusCode ?? 0)
              response.resume()
              resolve(call)
            },
          )
          call.on('error', reject)
          call.end()
        }),
    ),
  )
  for (const call of calls) call.on('error', () => undefined).destroy()
  return statuses
}

const uploadTimes = async (caller: Caller, times: number, toHeaders: (turn: number) => Headers) => {
  const { payload, headers } = formOf(Buffer.from('no picture'))
  return repeat(times, (turn) =>
    caller.post('/api/upload', payload, { ...headers, ...toHeaders(turn) }),
  )
}

/** Names that would leave the folder of the bucket. */
const bucketNames = [
  '../secret',
  '..%2fsecret',
  '%2e%2e%2fsecret',
  'x.webp%2f..%2f..%2fsecret',
  'x.webp?versionId=1%26acl',
  'secret.txt',
  '.webp',
  '',
  'x%00.webp',
  'x.webp/acl',
  'a'.repeat(400),
]

export const limits: AttackClass = {
  title: 'rate limits under forged headers, streams, storage and overload',
  attacks: [
    ...Object.entries(forged).map(([what, toHeaders], index) =>
      attack(`the limit by address, with ${what}`, async ({ behindProxy }) => {
        const client = await behindProxy(byAddress)
        const replies = await inParallel(callsByAddress + 20, (turn) =>
          client.caller().get('/nothing', toHeaders(turn, `1.2.4.${index}`)),
        )
        check(counted(replies) >= 15, `${counted(replies)} of ${replies.length} were limited`)
        // Somebody else is not limited.
        const other = await client.caller().get('/nothing', { 'x-forwarded-for': '9.9.9.9' })
        assert.equal(other.status, 404)
      }),
    ),
    attack('without a proxy, forwarding headers change nothing (A14)', async ({ behindProxy }) => {
      const client = await behindProxy({ ...byAddress, TRUST_PROXY: '' })
      const replies = await inParallel(callsByAddress + 20, (turn) =>
        client.caller().get('/nothing', { 'x-forwarded-for': `10.0.0.${turn}` }),
      )
      check(counted(replies) >= 15)
    }),
    attack(
      'metrics are not served to anybody who names an address (A14)',
      async ({ anonymous, behindProxy }) => {
        for (const address of ['127.0.0.1', '8.8.8.8', '::1']) {
          expectReply(await anonymous.get('/metrics', { 'x-forwarded-for': address }), '404')
        }
        const client = await behindProxy()
        expectReply(
          await client.caller().get('/metrics', { 'x-forwarded-for': '127.0.0.1' }),
          '404',
        )
      },
    ),
    attack('uploads by visitors, under another address each', async ({ behindProxy }) => {
      const client = await behindProxy({ ...tight, RATE_LIMIT_STRICT_PER_MINUTE: '10' })
      const replies = await uploadTimes(client.caller(), 6, (turn) => ({
        'x-forwarded-for': `10.1.0.${turn}, 1.2.3.5`,
      }))
      assert.deepEqual(
        replies.map(({ status }) => status),
        [422, 422, 429, 429, 429, 429],
      )
    }),
    attack('sign-ins with one e-mail, spelt in other ways', async ({ behindProxy }) => {
      const client = await behindProxy(tight)
      const spellings = ['a@mail.example', 'A@mail.example', 'a@MAIL.example']
      const replies = await repeat(9, (turn) =>
        client
          .caller({ 'x-forwarded-for': '1.2.3.6' })
          .post('/jwt', { email: spellings[turn % 3] }, { authorization: 'Bearer x' }),
      )
      assert.equal(counted(replies), 4)
    }),
    attack('notices of one payment, in more and more spellings', async ({ behindProxy }) => {
      const client = await behindProxy(tight)
      const replies = await repeat(9, () =>
        client.caller({ 'x-forwarded-for': '1.2.3.7' }).post('/payment/ipn', 'tran_id=one&x=1', {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      )
      assert.equal(counted(replies), 4)
    }),
    attack(
      'what is not cached counts for the visitor who asks for it (A8)',
      async ({ behindProxy }) => {
        const client = await behindProxy(tight)
        const caller = client.caller({ 'x-forwarded-for': '1.2.3.8' })
        const misses = await repeat(30, (turn) =>
          caller.get(`/api/popular-gadget?limit=100&skip=${turn}`),
        )
        assert.equal(counted(misses), 10)
        // Parameters that the contract does not name make no entry of their own, and cost nothing.
        const hits = await repeat(30, (turn) =>
          caller.get(`/api/popular-gadget?limit=100&skip=1&x${turn}=${turn}`),
        )
        assert.equal(counted(hits), 0)
      },
    ),
    attack(
      'the sitemap and pages are inside the limits, and kept (A6)',
      async ({ behindProxy }) => {
        const client = await behindProxy(byAddress)
        const caller = client.caller({ 'x-forwarded-for': '1.2.3.9' })
        const first = expectReply(await caller.get('/sitemap.xml'), '200')
        const { headers } = expectReply(
          await caller.get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) }),
          '304',
        )
        assert.equal(headers.etag, first.headers.etag)
        const replies = await inParallel(callsByAddress + 20, () => caller.get('/sitemap.xml'))
        check(counted(replies) >= 15)
      },
    ),
    attack(
      'a limit that was used up before the clock was set back ends (L10)',
      async ({ behindProxy, db }) => {
        const client = await behindProxy(tight)
        const send = () =>
          client
            .caller({ 'x-forwarded-for': '1.2.3.10' })
            .post('/jwt', { email: 'clock@mail.example' }, { authorization: 'Bearer x' })
        await repeat(5, send)
        await sql`update rate_limits set count = 1000000, ends_at = now() + interval '2 hours'`.execute(
          db,
        )
        // A process that has not counted these calls itself.
        const fresh = await behindProxy({ ...tight, RATE_LIMIT_PER_MINUTE: '21' })
        const reply = await fresh
          .caller({ 'x-forwarded-for': '1.2.3.10' })
          .post('/jwt', { email: 'clock@mail.example' }, { authorization: 'Bearer x' })
        assert.equal(reply.status, 401, reply.text)
        await sql`update rate_limits set ends_at = now() - interval '1 second'`.execute(db)
        await purgeRateLimits(db)
      },
    ),
    attack(
      'event streams of one user and of one address (L7, A3)',
      async ({ behindProxy, eve }) => {
        const client = await behindProxy({ EVENT_STREAMS_PER_CALLER: '3' })
        const mine = await openStreams(
          client,
          { 'x-forwarded-for': '1.2.3.11', cookie: `__Host-jontro_session=${eve.token}` },
          8,
        )
        assert.equal(mine.filter((status) => status === 429).length, 5)
      },
    ),
    attack(
      'an export that nobody reads does not keep others from theirs for ever',
      async ({ client, admin, takeErrors }) => {
        const sockets = [1, 2].map(() => {
          const socket = connect({ host: '127.0.0.1', port: client.port })
          socket.write(
            `GET /api/export/orders HTTP/1.1\r\nHost: ${client.host}\r\nCookie: ${admin.cookie}\r\n\r\n`,
          )
          return socket
        })
        for (const socket of sockets) {
          await once(socket, 'readable')
          socket.destroy()
        }
        let reply = await admin.get('/api/export/orders')
        while (reply.status === 503) reply = await admin.get('/api/export/orders')
        expectReply(reply, '200')
        // Answers with 503 are logged.
        takeErrors()
      },
    ),
    attack('names that would leave the folder of a bucket (S3)', async ({ startBeside }) => {
      const asked: string[] = []
      const bucket = createServer((call, response) => {
        asked.push(call.url ?? '')
        response.writeHead(404).end('<Code>NoSuchKey</Code>')
      }).listen(0, '127.0.0.1')
      await once(bucket, 'listening')
      const address = bucket.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      const storage = createS3Storage({
        bucket: 'pictures',
        endpoint: `http://127.0.0.1:${address.port}`,
        region: 'us-east-1',
        pathStyle: true,
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      })
      const beside = await startBeside({}, 'localhost', { storage })
      for (const name of bucketNames) {
        const { status, text } = await beside.caller().get(`/uploads/${name}`)
        check([400, 404, 414].includes(status), `${name}: ${status}`)
        expectText(text, { lacks: ['secret', 'NoSuchKey', 'pictures'] })
      }
      expectReply(
        await beside.caller().get('/uploads/x.webp?acl&versionId=1&X-Amz-Signature=1', {
          range: 'bytes=0-1,2-3',
          'if-range': 'x',
        }),
        '404',
      )
      bucket.closeAllConnections()
      bucket.close()
      for (const path of asked) assert.match(path, /^\/pictures\/uploads\/[\w-]+\.webp$/)
      assert.equal(asked.length, 2)
    }),
    attack('many ranges of one picture', async ({ anonymous, picture }) => {
      const range = `bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-`).join(',')}`
      const { text, status } = await anonymous.get(picture, { range })
      check(status === 200 || status === 206 || status === 416)
      check(text.length < 1_000_000)
    }),
    attack(
      'a picture by an upload of Alice is public by its name only',
      async ({ anonymous, picture }) => {
        expectReply(await anonymous.get(picture), '200')
        expectReply(await anonymous.get(picture.replace(/.-960/, 'z-960')), '404')
      },
    ),
    attack(
      'a request under overload is refused early, and the first seconds are not overload (L15)',
      async ({ startBeside }) => {
        const beside = await startBeside({ LOAD_SHEDDING: 'true' }, 'localhost')
        const until = performance.now() + 1_500
        while (performance.now() < until) Math.sqrt(until)
        expectReply(await beside.caller().get('/api/session'), '200')
      },
    ),
    attack('picture files of an upload that failed leave nothing (L17)', async ({ anonymous }) => {
      const { payload, headers } = formOf(await photo(32, 32).png().toBuffer())
      const { status } = await anonymous.post(
        '/api/upload',
        payload.subarray(0, payload.length - 60),
        headers,
      )
      check([400, 422].includes(status))
    }),
  ],
}
