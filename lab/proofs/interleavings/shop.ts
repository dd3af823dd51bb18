import { tmpdir } from 'node:os'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { z } from 'zod'
import type { GatewayTransaction, PaymentGateway } from '../../../server/src/adapters/payment'
import type { IdentityService } from '../../../server/src/auth'
import { loadConfig } from '../../../server/src/bootstrap/config'
import { createPaymentService } from '../../../server/src/modules/payment'
import { assembleApp, withoutLimits } from '../../../server/test/support/assembleApp'
import type { Lane } from './lane'
import { openLaneDatabase } from './lane'
import { scene } from './scene'

export type Answer = { status: number; body: unknown }

/** What the two operations of a run did outside the database. */
export type Outside = { refunds: Set<string>; mails: string[] }

const logger = pino({ level: 'silent' })
const { pending } = scene.orders

const capture = (
  valId: string,
  tranId: string,
  taka: number = scene.total,
): GatewayTransaction => ({
  tranId,
  status: 'captured',
  valId,
  bankTranId: `bank-${valId}`,
  amounts: [{ paisa: taka * 100, currency: 'BDT' }],
  riskLevel: 0,
})

/** Validations that the gateway confirms. */
export const validations = {
  open: capture('val-open', pending.open),
  second: capture('val-second', pending.open),
  late: capture('val-late', pending.expired),
  wrongAmount: capture('val-wrong', pending.open, 1000),
} as const

function createGateway(lane: Lane, outside: Outside) {
  /** What it says of each transaction. */
  const transactions = new Map<string, GatewayTransaction[]>()
  const byValidation = new Map(Object.values(validations).map((each) => [each.valId, each]))
  const gateway: PaymentGateway = {
    createSession: ({ tranId }) =>
      lane.park('gateway createSession', async () => ({
        sessionKey: `key-${tranId}`,
        // Each session has a page of its own.
        pageUrl: `https://gateway.example/${tranId}/${lane.name}`,
      })),
    validate: async (valId) => byValidation.get(valId),
    queryByTransaction: async (tranId) => transactions.get(tranId) ?? [],
    refund: ({ refundId }) =>
      lane.park('gateway refund', async () => {
        outside.refunds.add(refundId)
        return { state: 'requested', reference: `reference-${refundId}` }
      }),
    queryRefund: () => lane.park('gateway queryRefund', async () => ({ state: 'settled' })),
  }
  return { gateway, transactions }
}

const claimsSchema = z.object({ uid: z.string(), email: z.string(), emailVerified: z.boolean() })

export type Claims = z.infer<typeof claimsSchema>

const issuedAt = Math.floor(Date.now() / 1000) + 86_400

/** Takes the claims themselves for a token. */
const identity: IdentityService = {
  verify: async (token) => {
    const claims = claimsSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString()))
    return { ...claims, issuedAt }
  },
  findAccount: async () => ({}),
  disableAccount: async () => undefined,
}

type Request = {
  token?: string
  body?: object | string
  headers?: Record<string, string>
}

/** One of two processes of the shop, each with a connection that stops before each statement. */
export async function startLaneShop(url: string, lane: Lane, outside: Outside) {
  const { db, connect, setDeadlockTimeout, close } = openLaneDatabase(url, lane)
  await connect()
  const config = loadConfig(withoutLimits, tmpdir())
  const { gateway, transactions } = createGateway(lane, outside)
  const payments = createPaymentService({
    db,
    gateway,
    logger,
    publicUrl: 'http://shop.example',
    notificationInterval: 0,
    // A lane may stand still for long; nobody waits for its answer.
    timeout: 600_000,
  })
  const { app } = await assembleApp({
    db,
    config,
    logger,
    identity,
    payments,
    adminEmails: ['listed@mail.example'],
  })
  return {
    lane,
    db,
    app,
    payments,
    transactions,
    logger,
    outside,
    setDeadlockTimeout,
    async call(
      method: NonNullable<InjectOptions['method']>,
      path: string,
      { token, body, headers = {} }: Request = {},
    ): Promise<Answer> {
      const { statusCode, body: text } = await app.inject({
        method,
        url: path,
        ...(body && { payload: body }),
        headers: { ...(token && { cookie: `jontro_session=${token}` }), ...headers },
      })
      return { status: statusCode, body: text.startsWith('{') ? JSON.parse(text) : text }
    },
    async stop() {
      await app.close()
      await close()
    },
  }
}

export type LaneShop = Awaited<ReturnType<typeof startLaneShop>>
