import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ApiCall, type Faults, faultsOf } from './faults'
import { type Ledger, type Payment, refundStatusOf } from './ledger'
import { describePayment } from './notifications'

export type ApiParts = {
  storeId: string
  storePassword: string
  ledger: Ledger
  faults: Faults
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
  emi_option: z.enum(['0', '1']).optional(),
  emi_max_inst_option: z.coerce.number().int().min(3).max(36).optional(),
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

/** Sends the response, or what the fault makes of it. */
async function send(reply: FastifyReply, call: ApiCall, faults: Faults, response: object) {
  const hasFault = faults.apiCalls.includes(call)
  const json = JSON.stringify(response)
  if (!hasFault || faults.api === 'work') return reply.type('application/json').send(json)
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

/** SSLCommerz's API, which the shop's server calls. */
export function apiRoutes(app: FastifyInstance, parts: ApiParts) {
  const { storeId, storePassword, ledger, faults } = parts
  const isStore = (given: { store_id?: string; store_passwd?: string }) =>
    given.store_id === storeId && given.store_passwd === storePassword
  const originOf = ({ headers }: FastifyRequest) => `http://${headers.host}`

  async function openSession(request: FastifyRequest) {
    const form = sessionForm.safeParse(request.body)
    if (!form.success) {
      const fields = form.error.issues.map(({ path }) => path.join('.')).join(', ')
      return failed(`Invalid Information! '${fields}' is missing or wrong.`)
    }
    const order = form.data
    if (!isStore(order)) return failed('Store Credential Error Or Store is De-active')
    const amount = Number(order.total_amount)
    if (amount < 10 || amount > 500_000) return failed('Invalid amount')
    const sessionkey = await ledger.open({
      tranId: order.tran_id,
      amount: amount.toFixed(2),
      currency: order.currency,
      productName: order.product_name,
      customer: order.cus_email,
      maxInstalments: order.emi_option === '1' ? order.emi_max_inst_option : undefined,
      urls: {
        success: order.success_url,
        fail: order.fail_url,
        cancel: order.cancel_url,
        ipn: order.ipn_url,
      },
    })
    const GatewayPageURL = `${originOf(request)}/EasyCheckOut/${sessionkey}`
    return { status: 'SUCCESS', failedreason: '', sessionkey, GatewayPageURL }
  }

  function validate(given: Record<string, string>, payment: Payment | undefined) {
    if (!isStore(given)) return { APIConnect: 'FAILED' }
    if (payment?.settled?.status !== 'VALID') {
      return { APIConnect: 'DONE', status: 'INVALID_TRANSACTION' }
    }
    const response = {
      ...describePayment(payment),
      APIConnect: 'DONE',
      validated_on: '',
      gw_version: '',
    }
    payment.wasValidated = true
    return response
  }

  function find({ tran_id: tranId = '' }: Record<string, string>) {
    // A session without a payment attempt is not a transaction.
    const attempted = ledger.byTransaction(tranId).filter(({ settled }) => settled)
    return {
      APIConnect: 'DONE',
      no_of_trans_found: attempted.length,
      element: attempted.length > 0 ? attempted.map(describePayment) : '',
    }
  }

  async function refund(given: Record<string, string>, payment: Payment | undefined) {
    const { bank_tran_id = '', refund_trans_id = '', refund_amount = '' } = given
    const base = { APIConnect: 'DONE', bank_tran_id, trans_id: payment?.tranId ?? '' }
    const made = payment && (await ledger.refund(payment, refund_trans_id, refund_amount))
    const isUnanswered = made?.isNew === true && payment?.settled?.refundEffect === 'unanswered'
    const status = made?.isNew ? 'success' : 'processing'
    const response = made
      ? { ...base, refund_ref_id: made.reference, status, errorReason: '' }
      : { ...base, refund_ref_id: '', status: 'failed', errorReason: 'Nothing to refund' }
    return { isUnanswered, response }
  }

  function findRefund(refund_ref_id: string, payment: Payment | undefined) {
    const status = payment && refundStatusOf(payment)
    return {
      APIConnect: 'DONE',
      bank_tran_id: payment?.settled?.bankTranId ?? '',
      tran_id: payment?.tranId ?? '',
      refund_ref_id,
      status: status ?? '',
      errorReason: status === 'cancelled' ? 'The bank cancelled the refund' : '',
    }
  }

  app.post('/gwprocess/v4/api.php', async (request, reply) => {
    const customer = sessionForm.safeParse(request.body).data?.cus_email
    return send(reply, 'session', faultsOf(faults, customer), await openSession(request))
  })
  app.get('/validator/api/validationserverAPI.php', async (request, reply) => {
    const given = query.parse(request.query)
    const payment = ledger.payments().find(({ settled }) => settled?.valId === given.val_id)
    return send(reply, 'validation', faultsOf(faults, payment?.customer), validate(given, payment))
  })
  app.get('/validator/api/merchantTransIDvalidationAPI.php', async (request, reply) => {
    const given = query.parse(request.query)
    if (!isStore(given)) {
      return send(reply, 'query', faultsOf(faults, undefined), { APIConnect: 'FAILED' })
    }
    const { refund_ref_id: reference, refund_amount: amount, bank_tran_id = '' } = given
    const payment =
      amount === undefined
        ? ledger
            .payments()
            .find(({ tranId, refunded }) =>
              reference === undefined
                ? tranId === given.tran_id
                : refunded?.reference === reference,
            )
        : await ledger.findByBankTransaction(bank_tran_id, amount)
    const own = faultsOf(faults, payment?.customer)
    if (reference !== undefined) {
      return send(reply, 'refundQuery', own, findRefund(reference, payment))
    }
    if (amount === undefined) return send(reply, 'query', own, find(given))
    const { isUnanswered, response } = await refund(given, payment)
    return isUnanswered ? reply.hijack() : send(reply, 'refund', own, response)
  })
}
