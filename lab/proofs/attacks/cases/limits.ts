import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import fastify from 'fastify'
import { createS3Storage } from '../../../../server/src/adapters/storage'
import { type AttackClass, attack, check, expectReply, requests } from '../attack'
import type { Client, Headers, Reply } from '../client'

/** Few calls by one address, which has a hundred times the limit of a user; thirty times if no cache answers. */
const byAddress = { RATE_LIMIT_PER_MINUTE: '1' }
const calls = 130

/** Headers that could make a call look like that of another visitor. `seen` is the address that the proxy has seen. */
const forged: Record<string, (turn: number, seen: string) => Headers> = {
  'X-Forwarded-For before that of the proxy': (turn, seen) => ({
    'x-forwarded-for': `10.0.0.${turn}, ${seen}`,
  }),
  'headers of other proxies': (turn, seen) => ({
    'x-forwarded-for': seen,
    forwarded: `for=10.0.0.${turn}`,
    'x-real-ip': `10.0.0.${turn}`,
    'x-client-ip': `10.0.0.${turn}`,
    'cf-connecting-ip': `10.0.0.${turn}`,
    'true-client-ip': `10.0.0.${turn}`,
  }),
  'invented cookies, agents and languages': (turn, seen) => ({
    'x-forwarded-for': seen,
    cookie: `__Host-jontro_session=invented-${turn}`,
    'user-agent': `agent ${turn}`,
    'accept-language': `x-${turn}`,
  }),
  'addresses of one IPv6 connection (L7)': (turn) => ({
    'x-forwarded-for': `2001:db8:1:1::${turn.toString(16)}`,
  }),
}

/** Calls at once; most that are over the limit have to be refused. */
async function exhaust(client: Client, path: string, toHeaders: (turn: number) => Headers) {
  const send = (_: unknown, turn: number): Promise<Reply> =>
    client.caller().get(path, toHeaders(turn))
  const replies = await Promise.all(Array.from({ length: calls }, send))
  const limited = replies.filter(({ status }) => status === 429).length
  check(limited >= 15, `${limited} of ${calls} were limited`)
}

/** Names that would leave the folder of the bucket, or ask it for something else. */
const bucketNames = [
  '..%2fsecret.webp',
  'x.webp%2f..%2f..%2fsecret',
  'x.webp%3facl',
  'x.webp%00',
  'x.webp/acl',
  'secret.txt',
  '.webp',
  'x.webp?versionId=1%26acl',
  'x.webp?acl&X-Amz-Signature=1',
]

export const limits: AttackClass = {
  title: 'rate limits under forged headers, streams, storage and overload',
  attacks: [
    ...Object.entries(forged).map(([what, toHeaders], index) =>
      attack(`the limit by address, with ${what}`, async ({ behindProxy }) => {
        const client = await behindProxy(byAddress)
        await exhaust(client, '/nothing', (turn) => toHeaders(turn, `1.2.4.${index}`))
        const other = { 'x-forwarded-for': '9.9.9.9' }
        expectReply(await client.caller().get('/nothing', other), '404')
      }),
    ),
    attack('without a proxy, forwarding headers change nothing (A14)', async ({ behindProxy }) => {
      const client = await behindProxy({ ...byAddress, TRUST_PROXY: '' })
      await exhaust(client, '/nothing', (turn) => ({ 'x-forwarded-for': `10.0.0.${turn}` }))
    }),
    attack('the sitemap is inside the limits (A6)', async ({ behindProxy }) => {
      const client = await behindProxy(byAddress)
      await exhaust(client, '/sitemap.xml', () => ({ 'x-forwarded-for': '1.2.3.9' }))
    }),
    ...['127.0.0.1', '::1'].flatMap((address) =>
      requests(
        'metrics for an address (A14)',
        { expect: '404', headers: { 'x-forwarded-for': address } },
        ['GET /metrics'],
      ),
    ),
    attack('names that would leave the folder of a bucket (S3)', async () => {
      const asked: string[] = []
      const bucket = createServer((call, response) => {
        asked.push(call.url ?? '')
        response.writeHead(404).end('<Code>NoSuchKey</Code>')
      }).listen(0, '127.0.0.1')
      await once(bucket, 'listening')
      const address = bucket.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' }
      const endpoint = `http://127.0.0.1:${port}`
      const app = fastify()
      const storage = createS3Storage({ bucket: 'pictures', endpoint, pathStyle: true, ...keys })
      await app.register(storage.serve, { prefix: '/uploads' })
      for (const name of bucketNames)
        assert.equal((await app.inject(`/uploads/${name}`)).statusCode, 404, name)
      await app.close()
      bucket.closeAllConnections()
      bucket.close()
      // Of two names, for which the rest of the address is left out.
      assert.deepEqual(asked, Array(2).fill('/pictures/uploads/x.webp'))
    }),
    attack('many ranges of one picture', async ({ anonymous, names }) => {
      const range = `bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-`).join(',')}`
      const { text } = expectReply(await anonymous.get(names.picture, { range }), '200|206|416')
      check(text.length < 1_000_000)
    }),
    attack(
      'a picture of another process, by its name only (L8)',
      async ({ behindProxy, names }) => {
        const caller = (await behindProxy()).caller()
        const path = names.picture
        expectReply(await caller.get(path), '200')
        expectReply(await caller.get(path.replace(/.-960/, 'z-960')), '404')
      },
    ),
  ],
}
