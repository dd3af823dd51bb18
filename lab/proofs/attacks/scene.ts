import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createSessionStore } from '../../../server/src/auth'
import type { Database } from '../../../server/src/db/pool'
import { formOf, photo } from '../../../server/test/modules/images/samplePictures'
import {
  insertCartRow,
  insertOrder,
  insertProduct,
  insertUser,
  payOrder,
} from '../../../server/test/support/rows'
import { toCheckout } from './checkout'
import { type Client, expectReply } from './client'
import { claimsOf, type IdentityService } from './identityService'

type Parts = { db: Database; client: Client; identity: IdentityService; gatewayUrl: string }

export type User = Awaited<ReturnType<ReturnType<typeof createUsers>['signIn']>>

/** Users with a session, without the identity service. */
function createUsers({ db, client }: Pick<Parts, 'db' | 'client'>) {
  const sessions = createSessionStore(db)
  async function signIn(role: 'user' | 'admin', name: string) {
    const id = randomUUID()
    const email = `${name}-${id.slice(0, 8)}@mail.example`
    await insertUser(db, {
      id,
      identity_uid: `uid-${email}`,
      email,
      name,
      role,
      email_verified: true,
    })
    const token = await sessions.open({ userId: id, emailVerified: true })
    const cookie = `jontro_session=${token}`
    return { id, email, name, token, cookie, ...client.caller({ cookie }) }
  }
  return { signIn }
}

const fan = { category: 'Fan', product_name: 'Attacked Fan', price: 500, discount_price: 450 }

/** What there is to steal: Alice has a cart, orders, a picture and an open payment; Eve is a customer too. */
export async function createScene({ db, client, identity, gatewayUrl }: Parts) {
  const { signIn } = createUsers({ db, client })
  const anonymous = client.caller()
  const [alice, eve] = [await signIn('user', 'alice'), await signIn('user', 'eve')]
  const [admin, otherAdmin] = [await signIn('admin', 'admin'), await signIn('admin', 'admin2')]
  const [demoted, deleted, expired] = [
    await signIn('admin', 'demoted'),
    await signIn('user', 'deleted'),
    await signIn('user', 'expired'),
  ]
  expectReply(await admin.patch(`/api/user-update/${demoted.id}`, { role: 'user' }), '200')
  expectReply(await admin.delete(`/user/${deleted.id}`), '200')
  await sql`update sessions set expires_at = now() - interval '1 second', created_at = created_at - interval '8 days'
    where user_id = ${expired.id}`.execute(db)

  const product = await insertProduct(db, fan)
  const otherProduct = await insertProduct(db, { ...fan, product_name: 'Other Fan' })
  const addOrder = async (owner: User, price = 450) =>
    insertOrder(db, {
      order: { user_id: owner.id, email: owner.email, name: owner.name },
      items: [{ product_id: product.id, price, name: product.product_name }],
    })
  const addDelivered = async (owner: User) => {
    const { id } = await addOrder(owner)
    expectReply(await admin.patch(`/api/orders/${id}/deliver`), '200')
    return id
  }
  const pendingOrder = (await addOrder(alice)).id
  const deliveredOrder = await addDelivered(alice)
  const paidOrder = await addOrder(alice)
  const paidTranId = await payOrder(db, paidOrder.id, paidOrder.total_amount)
  const evesOrder = (await addOrder(eve)).id
  const evesDelivered = await addDelivered(eve)
  const cartRow = await insertCartRow(db, { user_id: alice.id, product_id: product.id })
  const evesCartRow = await insertCartRow(db, { user_id: eve.id, product_id: product.id })

  async function openPage(owner: User, orderId: string) {
    const reply = expectReply(await owner.post('/payment-gateway', { _id: orderId }), '200')
    const { tran_id: tranId } = await db
      .selectFrom('payment_attempts')
      .select('tran_id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
    return { pageUrl: reply.json<{ url: string }>().url, tranId }
  }
  const { tranId } = await openPage(alice, pendingOrder)

  const note = randomUUID()
  expectReply(
    await admin.put(`/api/orders/${pendingOrder}/notes/${note}`, { text: 'Called twice' }),
    '200',
  )
  const { payload, headers } = formOf(await photo().png().toBuffer())
  const picture = expectReply(await alice.post('/api/upload', payload, headers), '201').json<{
    url: string
  }>().url

  const importCsv = (caller: User, csv: string) => {
    const form = formOf(Buffer.from(csv), { field: 'file', name: 'products.csv', type: 'text/csv' })
    return caller.post('/api/import/products', form.payload, form.headers)
  }
  const checked = expectReply(
    await importCsv(admin, `Product ID,Price\n${otherProduct.id},600\n`),
    '200',
  ).json<{ _id: string }>()

  return {
    anonymous,
    alice,
    eve,
    admin,
    otherAdmin,
    demoted,
    deleted,
    expired,
    signIn,
    product: product.id,
    otherProduct: otherProduct.id,
    pendingOrder,
    deliveredOrder,
    paidOrder: paidOrder.id,
    paidTranId,
    evesOrder,
    evesDelivered,
    cartRow: cartRow.id,
    evesCartRow: evesCartRow.id,
    tranId,
    note,
    picture,
    importPlan: checked._id,
    importCsv,
    addOrder,
    openPage,
    addProduct: (changes: Parameters<typeof insertProduct>[1] = {}) =>
      insertProduct(db, { ...fan, ...changes }),
    /** A customer of their own, for attacks that change what they have. */
    async createCustomer(name = 'mallory') {
      const user = await signIn('user', name)
      await insertCartRow(db, { user_id: user.id, product_id: product.id, quantity: 2 })
      return user
    },
    checkout: async (user: User) => toCheckout(await user.get('/api/my-cart')),
    /** Settles a payment in the sandbox, as the bank does; returns the validation ID. */
    async settle(tran_id: string, said: object = {}) {
      const response = await fetch(`${gatewayUrl}/sandbox/settle`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tran_id, ...said }),
      })
      return (await response.json()) as { status: string; val_id: string }
    },
    setFaults: (faults: object) =>
      fetch(`${gatewayUrl}/sandbox/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      }),
    /** A token of the identity service, for the e-mail. */
    tokenFor: (email: string, changes: Parameters<typeof claimsOf>[1] = {}) =>
      identity.sign(claimsOf(email, changes)),
    exchange: (
      email: string,
      token: string,
      headers: Record<string, string> = {},
      body: object = {},
    ) =>
      anonymous.post('/jwt', { email, ...body }, { authorization: `Bearer ${token}`, ...headers }),
  }
}
