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
import { checkoutOf } from '../../people/customerApi'
import { type Client, expectReply, type Headers, type Reply } from './client'
import { claimsOf, type IdentityService } from './identityService'

type Parts = { db: Database; client: Client; identity: IdentityService; gatewayUrl: string }

const fan = { category: 'Fan', product_name: 'Attacked Fan', price: 500, discount_price: 450 }
const idOf = (reply: Reply) => reply.json<{ _id: string }>()._id

/** What there is to steal: Alice has a cart, orders, a picture and an open payment; Eve is a customer too. */
export async function createScene({ db, client, identity, gatewayUrl }: Parts) {
  const openSessions = createSessionStore(db)
  /** A user with a session, without the identity service. */
  async function signIn(role: 'user' | 'admin', name: string) {
    const id = randomUUID()
    const email = `${name}-${id.slice(0, 8)}@mail.example`
    const identity_uid = `uid-${email}`
    await insertUser(db, { id, identity_uid, email, name, role, email_verified: true })
    const token = await openSessions.open({ userId: id, emailVerified: true })
    const cookie = `jontro_session=${token}`
    return { id, email, token, cookie, ...client.caller({ cookie }) }
  }
  type User = Awaited<ReturnType<typeof signIn>>
  const succeed = (reply: Reply) => expectReply(reply, '200|201')

  const anonymous = client.caller()
  const [alice, eve] = [await signIn('user', 'alice'), await signIn('user', 'eve')]
  const [admin, otherAdmin] = [await signIn('admin', 'admin'), await signIn('admin', 'admin2')]
  const demoted = await signIn('admin', 'demoted')
  const deleted = await signIn('user', 'deleted')
  const expired = await signIn('user', 'expired')
  succeed(await admin.patch(`/api/user-update/${demoted.id}`, { role: 'user' }))
  succeed(await admin.delete(`/user/${deleted.id}`))
  await sql`update sessions set expires_at = now() - interval '1 second', created_at = created_at - interval '8 days'
    where user_id = ${expired.id}`.execute(db)

  const product = await insertProduct(db, fan)
  const otherProduct = await insertProduct(db, { ...fan, product_name: 'Other Fan' })
  const addOrder = (owner: User, price = 450) =>
    insertOrder(db, {
      order: { user_id: owner.id, email: owner.email, name: 'Buyer' },
      items: [{ product_id: product.id, price, name: product.product_name }],
    })
  /** Opens the page of the gateway for an order; returns the number of the payment. */
  async function openPage(owner: User, orderId: string) {
    succeed(await owner.post('/payment-gateway', { _id: orderId }))
    const { tran_id } = await db
      .selectFrom('payment_attempts')
      .select('tran_id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow()
    return tran_id
  }
  const importCsv = (caller: User, csv: string) => {
    const form = formOf(Buffer.from(csv), { field: 'file', name: 'products.csv', type: 'text/csv' })
    return caller.post('/api/import/products', form.payload, form.headers)
  }

  const pendingOrder = (await addOrder(alice)).id
  const deliveredOrder = (await addOrder(alice)).id
  succeed(await admin.patch(`/api/orders/${deliveredOrder}/deliver`))
  const evesDelivered = (await addOrder(eve)).id
  succeed(await admin.patch(`/api/orders/${evesDelivered}/deliver`))
  const paidOrder = await addOrder(alice)
  await payOrder(db, paidOrder.id, paidOrder.total_amount)
  const address = randomUUID()
  succeed(
    await alice.put(`/api/my-addresses/${address}`, {
      ...{ label: 'Home', name: 'alice', mobileNumber: '01711000000' },
      ...{ district: 'Dhaka', address: '12 Lake Road' },
    }),
  )
  const request = randomUUID()
  succeed(
    await alice.put(`/api/orders/${deliveredOrder}/returns/${request}`, {
      ...{ gadgetId: product.id, kind: 'return', reason: 'faulty', details: 'alice' },
      ...{ quantity: 1, photos: [] },
    }),
  )
  const note = randomUUID()
  succeed(await admin.put(`/api/orders/${pendingOrder}/notes/${note}`, { text: 'Called twice' }))
  const customerNote = randomUUID()
  const secret = { text: 'Secret about alice' }
  succeed(await admin.put(`/api/customers/${alice.id}/notes/${customerNote}`, secret))
  const [view, sharedView] = [randomUUID(), randomUUID()]
  const query = { table: 'orders', query: 'payment=false', hiddenColumns: [] }
  succeed(
    await admin.put(`/api/saved-views/${view}`, { ...query, name: 'Secret', isShared: false }),
  )
  succeed(
    await admin.put(`/api/saved-views/${sharedView}`, { ...query, name: 'Unpaid', isShared: true }),
  )
  const { payload, headers } = formOf(await photo().png().toBuffer())
  const upload = succeed(await alice.post('/api/upload', payload, headers))
  const plan = succeed(await importCsv(admin, `Product ID,Price\n${otherProduct.id},600\n`))

  /** What requests in one line may name. */
  const names = {
    aliceId: alice.id,
    aliceEmail: alice.email,
    ALICEEMAIL: alice.email.toUpperCase(),
    eveId: eve.id,
    eveEmail: eve.email,
    adminId: admin.id,
    adminEmail: admin.email,
    otherAdminId: otherAdmin.id,
    product: product.id,
    otherProduct: otherProduct.id,
    pendingOrder,
    PENDINGORDER: pendingOrder.toUpperCase(),
    deliveredOrder,
    paidOrder: paidOrder.id,
    evesDelivered,
    evesOrder: (await addOrder(eve)).id,
    cartRow: (await insertCartRow(db, { user_id: alice.id, product_id: product.id })).id,
    evesCartRow: (await insertCartRow(db, { user_id: eve.id, product_id: product.id })).id,
    alert: idOf(
      succeed(await alice.put('/api/my-alerts', { gadgetId: product.id, kind: 'priceDrop' })),
    ),
    tranId: await openPage(alice, pendingOrder),
    note,
    request,
    newId: randomUUID(),
    customerNote,
    view,
    sharedView,
    address,
    picture: upload.json<{ url: string }>().url,
    importPlan: idOf(plan),
  }

  const callSandbox = (method: string, path: string, body: object) =>
    fetch(`${gatewayUrl}/sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    anonymous,
    alice,
    eve,
    admin,
    otherAdmin,
    demoted,
    deleted,
    expired,
    names,
    signIn,
    addOrder,
    openPage,
    addProduct: (changes: Parameters<typeof insertProduct>[1]) =>
      insertProduct(db, { ...fan, ...changes }),
    /** A customer with a cart, for attacks that change what they have. */
    async createCustomer(name: string) {
      const user = await signIn('user', name)
      await insertCartRow(db, { user_id: user.id, product_id: product.id, quantity: 2 })
      return user
    },
    /** What the checkout page sends for the user's cart. */
    checkout: async (user: User) =>
      checkoutOf((await user.get('/api/my-cart')).json<Parameters<typeof checkoutOf>[0]>()),
    /** Settles a payment in the sandbox, as the bank does. */
    async settle(tran_id: string) {
      const response = await callSandbox('POST', 'settle', { tran_id })
      return (await response.json()) as { val_id: string }
    },
    setFaults: (faults: object) => callSandbox('PUT', 'faults', faults),
    /** A token of the identity service, for the e-mail. */
    tokenFor: (email: string, changes: Parameters<typeof claimsOf>[1] = {}) =>
      identity.sign(claimsOf(email, changes)),
    exchange: (email: string, token: string, others: Headers = {}) =>
      anonymous.post('/jwt', { email }, { authorization: `Bearer ${token}`, ...others }),
  }
}
