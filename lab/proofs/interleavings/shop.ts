import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { z } from 'zod'
import type { GatewayTransaction, PaymentGateway } from '../../../server/src/adapters/payment'
import type { IdentityService } from '../../../server/src/auth'
import { loadConfig } from '../../../server/src/bootstrap/config'
import { createPaymentService } from '../../../server/src/modules/payment'
import { assembleApp, withoutLimits } from '../../../server/test/support/assembleApp'
import { readRequestLine } from '../../people/requestLine'
import { type Lane, openLaneDatabase } from './lane'
import { names } from './scene'

export type Answer = { status: number; body: unknown }

/** What the two operations of a run did outside the database. */
export type Outside = { refunds: Set<string>; mails: string[] }

const logger = pino({ level: 'silent' })

const capture = (valId: string, tranId: string, taka = 1100): GatewayTransaction => ({
  tranId,
  status: 'captured',
  valId,
  bankTranId: `bank-${valId}`,
  amounts: [{ paisa: taka * 100, currency: 'BDT' }],
  riskLevel: 0,
})

export const openCapture = capture('val-open', names.open)

/** Validations that the gateway confirms. */
const validations = [
  openCapture,
  capture('val-second', names.open),
  capture('val-late', names.expired),
  capture('val-wrong', names.open, 1000),
]

function createGateway(lane: Lane, outside: Outside) {
  /** What it says of each transaction. */
  const transactions = new Map<string, GatewayTransaction[]>()
  const gateway: PaymentGateway = {
    createSession: ({ tranId }) =>
      lane.park('gateway createSession', async () => ({
        sessionKey: `key-${tranId}`,
        // Each session has a page of its own.
        pageUrl: `https://gateway.example/${tranId}/${lane.name}`,
      })),
    validate: async (valId) => validations.find((each) => each.valId === valId),
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

/** One of two processes of the shop, each with a connection that stops before each statement. */
export async function startLaneShop(url: string, lane: Lane, outside: Outside) {
  const { db, setDeadlockTimeout, close } = await openLaneDatabase(url, lane)
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
    config: loadConfig(withoutLimits, tmpdir()),
    logger,
    identity,
    payments,
    adminEmails: ['listed@mail.example'],
  })
  return {
    lane,
    db,
    payments,
    transactions,
    logger,
    outside,
    setDeadlockTimeout,
    /** Sends a request that is written in one line. */
    async send(line: string, token: string, headers: Record<string, string>): Promise<Answer> {
      const { method, path, body, type } = readRequestLine(line, names)
      const { statusCode, body: text } = await app.inject({
        method,
        url: path,
        headers: {
          ...(type && { 'content-type': type }),
          ...(token && { cookie: `jontro_session=${token}` }),
          ...headers,
        },
        ...(body && { payload: body }),
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
