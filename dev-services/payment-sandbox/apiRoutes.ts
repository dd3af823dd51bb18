import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { describe } from './answers'
import type { ApiCall, Faults } from './faults'
import type { Ledger } from './ledger'
import type { Till } from './till'

export type ApiParts = {
  storeId: string
  storePassword: string
  ledger: Ledger
  till: Till
  faults: () => Faults
}

const webAddress = z.url({ protocol: /^https?$/ }).max(255)

const sessionForm = z.object({
  store_id: z.string(),
  store_passwd: z.string(),
  total_amount: z.string().regex(/^\d{1,8}(\.\d{1,2})?$/),
  currency: z.string().length(3),
  tran_id: z.string().min(1).max(30),
  success_url: webAddress,
  fail_url: webAddress,
  cancel_url: webAddress,
  ipn_url: webAddress.optional(),
  cus_name: z.string().min(1).max(50),
  cus_email: z.string().min(1).max(50),
  cus_add1: z.string().min(1).max(50),
  cus_city: z.string().min(1).max(50),
  cus_postcode: z.string().min(1).max(30),
  cus_country: z.string().min(1).max(50),
  cus_phone: z.string().min(1).max(20),
  shipping_method: z.string().min(1),
  product_name: z.string().min(1).max(255),
  product_category: z.string().min(1).max(100),
  product_profile: z.string().min(1).max(100),
})

const query = z.record(z.string(), z.string())

const failed = (failedreason: string) => ({
  status: 'FAILED',
  failedreason,
  sessionkey: '',
  GatewayPageURL: '',
})

/** The answer that the fault makes of the right one. */
async function send(reply: FastifyReply, call: ApiCall, faults: Faults, answer: object) {
  const isStruck = faults.apiCalls.includes(call)
  const json = JSON.stringify(answer)
  if (!isStruck || faults.api === 'work') return reply.type('application/json').send(json)
  switch (faults.api) {
    case 'hang':
      return reply.hijack()
    case 'error500':
      return reply.code(500).type('text/html').send('<h1>Internal Server Error</h1>')
    case 'cutOff':
      return reply.type('application/json').send(json.slice(0, json.length / 2))
    case 'html':
      return reply.type('text/html').send('<!doctype html><title>Maintenance</title>')
  }
}

/** The calls that the shop's server makes, at SSLCommerz's addresses. */
export function apiRoutes(app: FastifyInstance, parts: ApiParts) {
  const { storeId, storePassword, ledger, till, faults } = parts
  const isStore = (given: Record<string, string | undefined>) =>
    given.store_id === storeId && given.store_passwd === storePassword
  const originOf = ({ headers }: FastifyRequest) => `http://${headers.host}`

  async function openSession(request: FastifyRequest) {
    const form = sessionForm.safeParse(request.body)
    if (!form.success) {
      const fields = form.error.issues.map(({ path }) => path.join('.')).join(', ')
      return failed(`Invalid Information! '${fields}' is missing or wrong.`)
    }
    const said = form.data
    if (!isStore(said)) return failed('Store Credential Error Or Store is De-active')
    const amount = Number(said.total_amount)
    if (amount < 10 || amount > 500_000) return failed('Invalid amount')
    const sessionkey = await till.open({
      tranId: said.tran_id,
      amount: amount.toFixed(2),
      currency: said.currency,
      productName: said.product_name,
      urls: {
        success: said.success_url,
        fail: said.fail_url,
        cancel: said.cancel_url,
        ipn: said.ipn_url,
      },
    })
    const GatewayPageURL = `${originOf(request)}/EasyCheckOut/${sessionkey}`
    return { status: 'SUCCESS', failedreason: '', sessionkey, GatewayPageURL }
  }

  function validate(given: Record<string, string>) {
    if (!isStore(given)) return { APIConnect: 'FAILED' }
    const payment = ledger.byValidation(given.val_id ?? '')
    if (payment?.settled?.status !== 'VALID') {
      return { APIConnect: 'DONE', status: 'INVALID_TRANSACTION' }
    }
    const answer = { ...describe(payment), APIConnect: 'DONE', validated_on: '', gw_version: '' }
    payment.wasValidated = true
    return answer
  }

  function find({ tran_id: tranId = '' }: Record<string, string>) {
    // A session in which nobody has tried to pay is not a transaction.
    const tried = ledger.byTransaction(tranId).filter(({ settled }) => settled)
    return {
      APIConnect: 'DONE',
      no_of_trans_found: tried.length,
      element: tried.length > 0 ? tried.map(describe) : '',
    }
  }

  async function refund(given: Record<string, string>) {
    const { bank_tran_id = '', refund_trans_id = '', refund_amount = '' } = given
    const payment = ledger.byBankTransaction(bank_tran_id)
    const base = { APIConnect: 'DONE', bank_tran_id, trans_id: payment?.tranId ?? '' }
    const reference = payment && (await till.refund(payment, refund_trans_id, refund_amount))
    return reference
      ? { ...base, refund_ref_id: reference, status: 'success', errorReason: '' }
      : { ...base, refund_ref_id: '', status: 'failed', errorReason: 'Nothing to refund' }
  }

  app.post('/gwprocess/v4/api.php', async (request, reply) =>
    send(reply, 'session', faults(), await openSession(request)),
  )
  app.get('/validator/api/validationserverAPI.php', async (request, reply) =>
    send(reply, 'validation', faults(), validate(query.parse(request.query))),
  )
  app.get('/validator/api/merchantTransIDvalidationAPI.php', async (request, reply) => {
    const given = query.parse(request.query)
    const isRefund = given.refund_amount !== undefined
    if (!isStore(given)) return send(reply, 'query', faults(), { APIConnect: 'FAILED' })
    if (isRefund) return send(reply, 'refund', faults(), await refund(given))
    return send(reply, 'query', faults(), find(given))
  })
}
