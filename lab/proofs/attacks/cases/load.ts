import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { countPendingSales } from '../../../../server/src/modules/catalog'
import { formOf } from '../../../../server/test/modules/images/samplePictures'
import { type Attack, type AttackClass, attack, check, expectReply } from '../attack'
import type { Client } from '../client'
import { orderTables, productTables } from './tables'

/** A request whose body arrives in pieces, when `send` is called. */
function open(client: Client, head: string, length: number) {
  const socket: Socket = connect({ host: '127.0.0.1', port: client.port })
  let received = ''
  const closed = new Promise<string>((resolve) => {
    socket.on('data', (data) => {
      received += data.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
  })
  socket.write(
    `${head}\r\nHost: ${client.host}\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`,
  )
  return { send: (bytes: Buffer | string) => socket.write(bytes), closed }
}

const slow: Attack[] = [
  attack(
    'a picture that takes 70 seconds is not cut (A13)',
    async ({ client }) => {
      const pixels = 500 * 500 * 3
      const noise = Buffer.from(
        Uint8Array.from({ length: pixels }, (_, at) => (at * 7919 * ((at >> 5) + 1)) & 255),
      )
      const raw = { width: 500, height: 500, channels: 3 } as const
      const png = await sharp(noise, { raw }).png().toBuffer()
      const { payload, headers } = formOf(png)
      const upload = open(
        client,
        `POST /api/upload HTTP/1.1\r\nContent-Type: ${headers['content-type']}`,
        payload.length,
      )
      const piece = Math.ceil(payload.length / 8)
      check(piece > 80 * 1024, 'the picture is large enough to be sent at the slowest rate')
      for (let at = 0; at < payload.length; at += piece) {
        upload.send(payload.subarray(at, at + piece))
        await sleep(9_000)
      }
      assert.match(await upload.closed, /^HTTP\/1\.1 201/)
    },
    ['images', 'uploaded files'],
  ),
  attack('a body that drips for longer than 30 seconds is cut', async ({ client }) => {
    const drip = open(
      client,
      'POST /payment/ipn HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded',
      1000,
    )
    const timer = setInterval(() => drip.send('a'), 1_000)
    const answer = await drip.closed
    clearInterval(timer)
    assert.match(answer, /^HTTP\/1\.1 408/)
  }),
].map((each) => ({ ...each, takesMinutes: true }))

export const load: AttackClass = {
  title: 'what one caller can cost all others',
  attacks: [
    attack(
      'a price in 3,000 carts can be changed (A11)',
      async ({ db, admin, addProduct }) => {
        const { id } = await addProduct({ product_name: 'In many carts' })
        await sql`
        with added as (
          insert into users (id, identity_uid, email, name, photo)
          select gen_random_uuid(), 'many-' || n, 'many-' || n || '@mail.example', 'Many', '/images/avatar.svg'
          from generate_series(1, 3000) as n
          returning id
        )
        select count(*) from added`.execute(db)
        await sql`
        insert into cart_rows (id, user_id, product_id)
        select gen_random_uuid(), id, ${id} from users where name = 'Many'`.execute(db)
        const change = {
          price: 600,
          discountPrice: null,
          previous: { price: 500, discountPrice: 450 },
        }
        expectReply(await admin.put(`/api/product/${id}/price`, change), '200')
        await sql`delete from cart_rows where product_id = ${id}`.execute(db)
      },
      [...orderTables, ...productTables],
    ),
    attack(
      'sales of many products are counted, however many wait (A12)',
      async ({ db, product, addProduct }) => {
        const ids = [product]
        for (let count = 0; count < 20; count++)
          ids.push((await addProduct({ product_name: `Sold ${count}` })).id)
        await sql`
        insert into pending_sales (product_id, quantity)
        select id, 1 from unnest(${ids}::uuid[]) as id, generate_series(1, 500)`.execute(db)
        await countPendingSales(db)
        const { rows } = await sql<{
          count: number
        }>`select count(*)::integer as count from pending_sales`.execute(db)
        assert.equal(rows[0]?.count, 0)
      },
      [...productTables, 'pending_sales', 'daily_product_sales'],
    ),
    attack(
      'a call in flight is answered while the server closes (A16)',
      async ({ startClosable, eve, evesCartRow }) => {
        const { beside, closeServer } = await startClosable()
        const body = JSON.stringify({ quantity: 1 })
        const call = open(
          beside,
          `PUT /api/cart/${evesCartRow} HTTP/1.1\r\nContent-Type: application/json\r\nCookie: ${eve.cookie}`,
          body.length,
        )
        call.send(body.slice(0, 5))
        // The server has read the head when it answers another call that came later.
        expectReply(await beside.caller().get('/api/session', { connection: 'close' }), '200')
        const closing = closeServer()
        call.send(body.slice(5))
        assert.match(await call.closed, /^HTTP\/1\.1 200/)
        await closing
      },
    ),
    attack(
      'a picture uploaded to one process is there in another (L8)',
      async ({ behindProxy, picture }) => {
        const client = await behindProxy()
        expectReply(await client.caller().get(picture), '200')
      },
    ),
    ...slow,
  ],
}
