import { createServer, type RequestListener, type Server } from 'node:http'
import { shop } from '../../../../shop/shop.config'
import {
  createSslcommerzGateway,
  GatewayUnavailableError,
  type PaymentGateway,
  UnexpectedResponseError,
} from '../../../src/adapters/payment'

type Answer = { status?: number; type?: string; body: string; isCutOff?: boolean; hangs?: boolean }

let server: Server
let gateway: PaymentGateway
let impatient: PaymentGateway
let answer: Answer
let asked: { method: string; url: URL; form: URLSearchParams }

const listener: RequestListener = (request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    const url = new URL(request.url ?? '/', 'http://gateway')
    asked = { method: request.method ?? '', url, form: new URLSearchParams(body) }
    if (answer.hangs) return
    response.writeHead(answer.status ?? 200, {
      'content-type': answer.type ?? 'application/json',
      ...(answer.isCutOff && { 'content-length': Buffer.byteLength(answer.body) + 20 }),
      ...(answer.status === 302 && { location: '/elsewhere' }),
    })
    response.write(answer.body)
    if (answer.isCutOff) response.destroy()
    else response.end()
  })
}

beforeAll(async () => {
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const settings = {
    baseUrl: `http://127.0.0.1:${port}`,
    storeId: 'a-store',
    storePassword: 'its-password',
  }
  // Longer than a busy machine takes.
  gateway = createSslcommerzGateway({ ...settings, timeout: 60_000 })
  impatient = createSslcommerzGateway({ ...settings, timeout: 200 })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const says = (body: object) => {
  answer = { body: JSON.stringify(body) }
}

const request = {
  tranId: '01JD000000000000000000000A',
  amount: { paisa: 123_450, currency: 'BDT' },
  returnUrls: { success: 'https://s/ok', fail: 'https://s/no', cancel: 'https://s/back' },
  notifyUrl: 'https://s/ipn',
  customer: {
    name: 'N'.repeat(80),
    email: 'who@mail.example',
    mobileNumber: '+8801711000000',
    address: 'House 1, '.repeat(20),
    district: 'Sylhet',
    country: 'Bangladesh',
  },
  items: [
    { name: 'Fan', quantity: 2 },
    { name: 'Earbuds', quantity: 1 },
  ],
}

const captured = {
  APIConnect: 'DONE',
  status: 'VALID',
  tran_id: 'T1',
  val_id: 'V1',
  amount: '1234.50',
  currency: 'BDT',
  currency_type: 'BDT',
  currency_amount: '1234.50',
  bank_tran_id: 'B1',
  risk_level: '0',
  risk_title: 'Safe',
}

const { APIConnect: _, ...element } = captured
const query = (elements: object[] | string, count = elements.length) => ({
  APIConnect: 'DONE',
  no_of_trans_found: count,
  element: elements,
})

describe('createSession', () => {
  const created = { status: 'SUCCESS', sessionkey: 'S1', GatewayPageURL: 'https://pay.example/S1' }

  test('sends every required field within its maximum length', async () => {
    says(created)
    expect(await gateway.createSession(request)).toEqual({
      sessionKey: 'S1',
      pageUrl: 'https://pay.example/S1',
    })
    expect([asked.method, asked.url.pathname]).toEqual(['POST', '/gwprocess/v4/api.php'])
    const form = Object.fromEntries(asked.form)
    expect(form).toMatchObject({
      store_id: 'a-store',
      store_passwd: 'its-password',
      total_amount: '1234.50',
      currency: 'BDT',
      tran_id: request.tranId,
      success_url: 'https://s/ok',
      fail_url: 'https://s/no',
      cancel_url: 'https://s/back',
      ipn_url: 'https://s/ipn',
      cus_name: 'N'.repeat(50),
      cus_postcode: '3100',
      shipping_method: 'NO',
      num_of_item: '3',
      product_name: 'Fan, Earbuds',
      product_profile: 'physical-goods',
    })
    expect(form.cus_add1?.length).toBeLessThanOrEqual(50)
  })

  test('does not cut off an e-mail address, which could be that of somebody else', async () => {
    says(created)
    const email = `${'who'.repeat(20)}@mail.example`
    await gateway.createSession({ ...request, customer: { ...request.customer, email } })
    expect(asked.form.get('cus_email')).toBe(shop.supportEmail)
    await gateway.createSession(request)
    expect(asked.form.get('cus_email')).toBe('who@mail.example')
  })

  test.each([
    [499_999, { emi_option: '0' }],
    [500_000, { emi_option: '1', emi_max_inst_option: '12' }],
  ])('offers instalments from the amount of the shop file: %d paisa', async (paisa, fields) => {
    says(created)
    await gateway.createSession({ ...request, amount: { paisa, currency: 'BDT' } })
    const form = Object.fromEntries(asked.form)
    const { total_amount, emi_option, emi_max_inst_option } = form
    expect(total_amount).toBe((paisa / 100).toFixed(2))
    expect({ emi_option, emi_max_inst_option }).toEqual(fields)
  })

  test('throws GatewayUnavailableError without personal data if the gateway refuses', async () => {
    says({ status: 'FAILED', failedreason: 'who@mail.example and +8801711000000 are blocked' })
    const refused = gateway.createSession(request)
    await expect(refused).rejects.toThrow('payment session: refused (… and … are blocked)')
    await expect(refused).rejects.toThrow(GatewayUnavailableError)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', ''])(
    'rejects the page URL %j',
    async (page) => {
      says({ ...created, GatewayPageURL: page })
      await expect(gateway.createSession(request)).rejects.toThrow(GatewayUnavailableError)
    },
  )
})

describe('validate', () => {
  test('returns the captured amount', async () => {
    says(captured)
    expect(await gateway.validate('V1')).toMatchObject({
      tranId: 'T1',
      status: 'captured',
      valId: 'V1',
      bankTranId: 'B1',
      amounts: [
        { paisa: 123_450, currency: 'BDT' },
        { paisa: 123_450, currency: 'BDT' },
      ],
      riskLevel: 0,
    })
    expect(asked.url.pathname).toBe('/validator/api/validationserverAPI.php')
    expect(Object.fromEntries(asked.url.searchParams)).toEqual({
      val_id: 'V1',
      store_id: 'a-store',
      store_passwd: 'its-password',
      v: '1',
      format: 'json',
    })
  })

  test('accepts numbers instead of strings', async () => {
    says({
      ...captured,
      amount: 1234.5,
      currency_amount: 1234.5,
      risk_level: 1,
      status: 'VALIDATED',
    })
    expect(await gateway.validate('V1')).toMatchObject({
      status: 'captured',
      amounts: [{ paisa: 123_450 }, { paisa: 123_450 }],
      riskLevel: 1,
    })
  })

  test('returns both amounts and both currencies if they differ', async () => {
    says({ ...captured, currency_type: 'USD', currency_amount: '10.00' })
    expect(await gateway.validate('V1')).toMatchObject({
      amounts: [
        { paisa: 123_450, currency: 'BDT' },
        { paisa: 1_000, currency: 'USD' },
      ],
    })
  })

  test('returns undefined for an unknown val_id', async () => {
    says({ APIConnect: 'DONE', status: 'INVALID_TRANSACTION' })
    expect(await gateway.validate('V0')).toBeUndefined()
  })

  test.each([
    ['a store that is not connected', { ...captured, APIConnect: 'INACTIVE' }],
    ['an unknown status', { ...captured, status: 'PAID' }],
    ['no status', { ...captured, status: undefined }],
    ['no tran_id', { ...captured, tran_id: undefined }],
    ['money without a val_id', { ...captured, val_id: '' }],
    ['money without an amount', { ...captured, amount: undefined }],
    ['money without a currency', { ...captured, currency: undefined, currency_type: undefined }],
    ['an amount with a comma', { ...captured, amount: '1,234.50' }],
    ['an amount with half a paisa', { ...captured, amount: '1234.505' }],
    ['an amount in words', { ...captured, amount: 'much' }],
    ['an amount beyond numbers', { ...captured, amount: '1e3' }],
    ['a risk that is no level', { ...captured, risk_level: 'high' }],
    ['a list', [captured]],
    ['nothing', {}],
  ])('rejects a response with %s', async (_name, body) => {
    says(body)
    await expect(gateway.validate('V1')).rejects.toThrow(UnexpectedResponseError)
  })
})

describe('queryByTransaction', () => {
  test('returns all payments of that transaction only', async () => {
    const failed = { ...element, status: 'FAILED', val_id: '', amount: '1234.50' }
    says(query([failed, element, { ...element, tran_id: 'T2' }]))
    expect(await gateway.queryByTransaction('T1')).toMatchObject([
      { status: 'failed', valId: undefined },
      { status: 'captured', valId: 'V1' },
    ])
    expect(asked.url.pathname).toBe('/validator/api/merchantTransIDvalidationAPI.php')
    expect(asked.url.searchParams.get('tran_id')).toBe('T1')
  })

  test.each([
    ['PENDING', 'pending'],
    ['CANCELLED', 'cancelled'],
    ['EXPIRED', 'expired'],
    ['UNATTEMPTED', 'expired'],
  ])('maps %s to %s', async (status, meaning) => {
    says(query([{ ...element, status }]))
    expect(await gateway.queryByTransaction('T1')).toMatchObject([{ status: meaning }])
  })

  test.each([
    ['an empty list', query([])],
    ['an empty text', query('', 0)],
    ['an empty object', { ...query([]), element: {} }],
    ['no list at all', { APIConnect: 'DONE', no_of_trans_found: '0' }],
  ])('returns no payments for %s', async (_name, body) => {
    says(body)
    expect(await gateway.queryByTransaction('T1')).toEqual([])
  })

  test('rejects a response that counts more payments than it lists', async () => {
    says(query([element], 2))
    await expect(gateway.queryByTransaction('T1')).rejects.toThrow(GatewayUnavailableError)
  })
})

describe('refund', () => {
  const refund = {
    refundId: 'T1',
    bankTranId: 'B1',
    amount: { paisa: 123_450, currency: 'BDT' },
    reason: 'Paid twice',
  }

  test.each(['success', 'processing'])('is under way with the status %s', async (status) => {
    says({ APIConnect: 'DONE', status, refund_ref_id: 'R1', errorReason: '' })
    expect(await gateway.refund(refund)).toEqual({ state: 'requested', reference: 'R1' })
    expect(Object.fromEntries(asked.url.searchParams)).toMatchObject({
      bank_tran_id: 'B1',
      refund_trans_id: 'T1',
      refund_amount: '1234.50',
      refund_remarks: 'Paid twice',
    })
  })

  test('returns the reason of a failed refund', async () => {
    says({ APIConnect: 'DONE', status: 'failed', errorReason: 'Too late' })
    expect(await gateway.refund(refund)).toEqual({ state: 'failed', reason: 'Too late' })
  })

  // The first request was processed, but its response was lost.
  test.each([
    ['without a reference', '', undefined],
    ['with its reference', 'R1', 'R1'],
  ])('that was initiated already has not failed, %s', async (_what, refund_ref_id, reference) => {
    const errorReason = 'The refund has been initiated already'
    says({ APIConnect: 'DONE', status: 'failed', refund_ref_id, errorReason })
    expect(await gateway.refund(refund)).toEqual({ state: 'requested', reference })
  })

  test.each([
    ['processing', { state: 'requested', reference: 'R1' }],
    ['refunded', { state: 'settled' }],
    ['cancelled', { state: 'failed', reason: 'Account closed' }],
  ])('is looked up by its reference: %s', async (status, expected) => {
    says({ APIConnect: 'DONE', refund_ref_id: 'R1', status, errorReason: 'Account closed' })
    expect(await gateway.queryRefund('R1')).toEqual(expected)
    const { refund_ref_id, bank_tran_id } = Object.fromEntries(asked.url.searchParams)
    expect([refund_ref_id, bank_tran_id]).toEqual(['R1', undefined])
  })

  test('is not decided by a status that is not known', async () => {
    says({ APIConnect: 'DONE', refund_ref_id: 'R1', status: 'failed' })
    await expect(gateway.queryRefund('R1')).rejects.toThrow(UnexpectedResponseError)
  })
})

describe('an unusable response', () => {
  const whole = JSON.stringify(captured)

  test.each<[string, Answer, string]>([
    ['HTML', { body: '<h1>Maintenance</h1>', type: 'text/html' }, 'no JSON'],
    ['a cut-off text', { body: whole.slice(0, 80) }, 'no JSON'],
    ['a connection that breaks', { body: whole, isCutOff: true }, 'no connection'],
    ['an error with a right body', { body: whole, status: 500 }, 'status 500'],
    ['a redirect', { body: '', status: 302 }, 'no connection'],
    ['silence', { body: '', hangs: true }, 'timeout'],
    ['a flood', { body: `"${'x'.repeat(1_100_000)}"` }, 'the response is too long'],
  ])('%s throws GatewayUnavailableError', async (_name, given, reason) => {
    answer = given
    const asking = (given.hangs ? impatient : gateway).validate('V1')
    await expect(asking).rejects.toThrow(`payment validation: ${reason}`)
    await expect(asking).rejects.toThrow(GatewayUnavailableError)
    await expect(asking).rejects.not.toThrow(UnexpectedResponseError)
    await expect(asking).rejects.not.toThrow('its-password')
  })

  test('throws GatewayUnavailableError if the gateway cannot be reached', async () => {
    const nowhere = createSslcommerzGateway({
      baseUrl: 'http://127.0.0.1:1',
      storeId: 'a',
      storePassword: 'b',
    })
    await expect(nowhere.queryByTransaction('T1')).rejects.toThrow('payment query: no connection')
  })
})
