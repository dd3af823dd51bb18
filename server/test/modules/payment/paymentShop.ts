import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { findFreePort } from '../../../../dev-services/findFreePort'
import type { Faults } from '../../../../dev-services/payment-sandbox/faults'
import { createSandbox, sandboxStore } from '../../../../dev-services/payment-sandbox/sandbox'
import { createSslcommerzGateway } from '../../../src/adapters/payment'
import { sessionPlugin } from '../../../src/auth/sessionPlugin'
import { createSessionStore } from '../../../src/auth/sessionStore'
import { loadConfig } from '../../../src/bootstrap/config'
import type { Handlers, Role } from '../../../src/contract/types'
import type { Database } from '../../../src/db/pool'
import { problemsPlugin } from '../../../src/http/problemsPlugin'
import { operations, registerOperations } from '../../../src/http/registerOperations'
import { securityPlugin } from '../../../src/http/security'
import { repeat } from '../../../src/jobs/repeat'
import { deleteOrders } from '../../../src/modules/orders/adminCommands'
import { paymentRoutes } from '../../../src/modules/payment/routes'
import type { Schedule } from '../../../src/modules/payment/rules'
import { createPaymentService, type PaymentService } from '../../../src/modules/payment/service'
import {
  type PaymentIssueRow,
  paymentIssueSelection,
  toPaymentIssue,
} from '../../../src/modules/payment/store/issues'
import { freshDatabase } from '../../support/database'
import { insertOrder, insertUser, someAdmin } from '../../support/rows'

const logger = pino({ level: 'silent' })
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Milliseconds instead of minutes. */
const quickly: Schedule = {
  offsets: [10, 20, 50, 150, 600],
  retryDelay: 10,
  stopAfter: 7 * 24 * 3_600_000,
}

/** Handlers of the payment operations only. */
function handlersOf(db: Database, payments: PaymentService): Handlers {
  const absent = Object.fromEntries(operations.map(({ id }) => [id, () => undefined]))
  return { ...(absent as unknown as Handlers), ...paymentRoutes({ db, payments }) }
}

async function listen(db: Database, payments: PaymentService, port: number) {
  const config = loadConfig({ NODE_ENV: 'test', PORT: String(port) }, tmpdir())
  const sessions = createSessionStore(db)
  const app: FastifyInstance = Fastify({ forceCloseConnections: true })
  await app.register(problemsPlugin)
  await app.register(formBody)
  await app.register(sessionPlugin, { config, sessions })
  await app.register(securityPlugin, { config })
  const handlers = handlersOf(db, payments)
  registerOperations(app, handlers)
  const notifications = { handled: 0, onHandled: () => {} }
  app.addHook('onResponse', async ({ url }) => {
    if (url !== '/payment/ipn') return
    notifications.handled++
    notifications.onHandled()
  })
  await app.listen({ host: '127.0.0.1', port })
  return { app, sessions, notifications }
}

/** The payment operations over a database, with a sandbox that sends notifications. */
export async function startPaymentShop() {
  const { db, drop } = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'jontro-payment-'))
  const ledgerFile = join(folder, 'ledger.jsonl')
  const sandbox = await createSandbox({ ledgerFile, shopName: 'Jontro', log: quiet })
  const baseUrl = await sandbox.listen(0)
  const port = await findFreePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const gateway = createSslcommerzGateway({ baseUrl, ...sandboxStore, timeout: 2_000 })
  const services = {
    db,
    logger,
    publicUrl,
    schedule: quickly,
    refundSchedule: { firstDelay: 10, maxDelay: 100 },
    timeout: 4_000,
    notificationInterval: 0,
  }
  const payments = createPaymentService({ ...services, gateway })
  const { app, sessions, notifications } = await listen(db, payments, port)

  const json = (method: string, url: string, body?: object, headers = {}) =>
    fetch(url, {
      method,
      body: body && JSON.stringify(body),
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    })

  async function signIn(role: Role = 'user') {
    const user = await insertUser(db, { role })
    const token = await sessions.open({ userId: user.id, emailVerified: true })
    return { id: user.id, email: user.email, cookie: `jontro_session=${token}` }
  }

  const payNow = (orderId: string, { cookie }: { cookie: string }) =>
    json('POST', `${publicUrl}/payment-gateway`, { _id: orderId }, { cookie })

  async function books() {
    const answer = await json('GET', `${baseUrl}/sandbox/payments`)
    return (await answer.json()) as { tran_id: string; status: string; refund?: string }[]
  }

  async function bankRefunds(tranId: string, result: 'refunded' | 'cancelled') {
    const answer = await json('POST', `${baseUrl}/sandbox/refund`, { tran_id: tranId, result })
    if (!answer.ok) throw new Error(await answer.text())
  }

  async function checkRefunds() {
    await db
      .updateTable('refund_requests')
      .set({ next_check_at: new Date(0) })
      .where('state', '=', 'requested')
      .execute()
    return payments.checkDueRefunds()
  }

  const attemptsOf = (orderId: string) =>
    db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute()

  return {
    db,
    payments,
    /** The same payments in another process. */
    startOther: () => createPaymentService({ ...services, gateway }),
    publicUrl,
    signIn,
    payNow,
    attemptsOf,
    get: (path: string, { cookie }: { cookie: string }) =>
      json('GET', `${publicUrl}${path}`, undefined, { cookie }),
    send: (path: string, { cookie }: { cookie: string }, body?: object) =>
      json('POST', `${publicUrl}${path}`, body, { cookie }),
    /** A customer with one unpaid order of 1,100 taka, or of the given total. */
    async placeOrder({ total = 1_100 }: { total?: number } = {}) {
      const customer = await signIn()
      const order = await insertOrder(db, {
        order: { id: randomUUID(), user_id: customer.id, email: customer.email },
        items: [{ price: total - 100 }],
      })
      return { customer, orderId: order.id }
    },
    /** Presses Pay Now and returns the page and its attempt. */
    async openPage(orderId: string, customer: { cookie: string }) {
      const answer = await payNow(orderId, customer)
      const { url } = (await answer.json()) as { url: string }
      const attempt = (await attemptsOf(orderId)).find(({ gateway_url }) => gateway_url === url)
      if (!attempt) throw new Error(`no attempt has the page ${url}`)
      return { url, tranId: attempt.tran_id }
    },
    /** Captures that an admin has to refund or accept. */
    toAttemptIssues: async (orderId: string) => {
      const { rows } = await sql<PaymentIssueRow>`
        select ${paymentIssueSelection.columns} from ${paymentIssueSelection.from}
        where ci.needs_attention and c.order_id = ${orderId} order by c.captured_at, c.id`.execute(
        db,
      )
      return rows.map(toPaymentIssue)
    },
    deleteOrder: (orderId: string) => deleteOrders(db, someAdmin, [orderId]),
    readOrder: (id: string) =>
      db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Sends a notification or a returning browser, which anybody could forge. */
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${publicUrl}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
        redirect: 'manual',
      }),
    async setFaults(faults: Partial<Faults>) {
      notifications.handled = 0
      const answer = await json('PUT', `${baseUrl}/sandbox/faults`, faults)
      if (!answer.ok) throw new Error(await answer.text())
    },
    clearFaults: () => json('DELETE', `${baseUrl}/sandbox/faults`),
    /** Sets the result of the payment; the sandbox notifies the shop unless a fault prevents it. */
    async bankSays(
      tranId: string,
      said: { status?: string; risky?: boolean; refund?: 'cancelled' | 'unanswered' } = {},
    ) {
      const answer = await json('POST', `${baseUrl}/sandbox/settle`, { tran_id: tranId, ...said })
      return (await answer.json()) as { status: string; val_id: string }
    },
    /** Decides a refund that is under way. */
    bankRefunds,
    books,
    /** Makes the refunds that are under way due, and checks them. */
    checkRefunds,
    /** Requests a refund, and waits until the gateway has made it. Returns its reference. */
    async refund(id: string): Promise<string> {
      await payments.refundPayment(id, someAdmin)
      for (const { tran_id, refund } of await books()) {
        if (refund === 'processing') await bankRefunds(tran_id, 'refunded')
      }
      await checkRefunds()
      const refund = await payments.refundPayment(id, someAdmin)
      if (refund.state !== 'settled') throw new Error(`the refund is ${refund.state}`)
      return refund.reference
    },
    /** Resolves once the shop has responded to this many notifications of the current faults. */
    async notificationsHandled(count: number) {
      while (notifications.handled < count) {
        await new Promise<void>((resolve) => {
          notifications.onHandled = resolve
        })
      }
    },
    /** Makes the order's attempts older. */
    age: (orderId: string, minutes: number) => makeOlder(db, orderId, minutes),
    /** Checks due attempts again and again, as the job does; returns how to stop. */
    startReconciling: () =>
      repeat(payments.reconcileDueAttempts, { interval: 100, onError: quiet.error }),
    /** Makes all waiting attempts due, and checks them. */
    async reconcile() {
      await db
        .updateTable('payment_attempts')
        .set({ next_check_at: new Date(0) })
        .where('next_check_at', 'is not', null)
        .execute()
      return payments.reconcileDueAttempts()
    },
    async close() {
      await app.close()
      await sandbox.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type PaymentShop = Awaited<ReturnType<typeof startPaymentShop>>

/** Disables the trigger that makes the creation time immutable. */
async function makeOlder(db: Database, orderId: string, minutes: number) {
  await db.transaction().execute(async (trx) => {
    await sql`alter table payment_attempts disable trigger guard_payment_attempt`.execute(trx)
    await sql`
      update payment_attempts set created_at = created_at - ${minutes} * interval '1 minute'
      where order_id = ${orderId}`.execute(trx)
    await sql`alter table payment_attempts enable trigger guard_payment_attempt`.execute(trx)
  })
}
