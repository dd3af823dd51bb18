import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer, get, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createSslcommerzGateway,
  type PaymentGateway,
  type Refund,
} from '../../../server/src/adapters/payment'
import { demoBankPrefix } from '../../payment-sandbox/ledger'
import { createSandbox, type Sandbox, sandboxStore } from '../../payment-sandbox/sandbox'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

let folder: string
let sandbox: Sandbox
let baseUrl: string
let gateway: PaymentGateway
let listener: Server
let shopUrl: string
const notifications: URLSearchParams[] = []

async function startSandbox() {
  sandbox = await createSandbox({
    ledgerFile: join(folder, 'ledger.jsonl'),
    shopName: 'Jontro & Sons',
    log: quiet,
  })
  baseUrl = await sandbox.listen(0)
  gateway = createSslcommerzGateway({ baseUrl, ...sandboxStore })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jontro-sandbox-'))
  await startSandbox()
  listener = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      notifications.push(new URLSearchParams(body))
      response.end()
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  shopUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
beforeEach(() => {
  notifications.length = 0
})
afterAll(async () => {
  await sandbox.close()
  listener.closeAllConnections()
  listener.close()
  await rm(folder, { recursive: true, force: true })
})

let count = 0

async function openPage(name = 'Fan') {
  const tranId = `T${count++}`
  const { pageUrl } = await gateway.createSession({
    tranId,
    amount: { paisa: 12_345_600, currency: 'BDT' },
    returnUrls: { success: `${shopUrl}/ok`, fail: `${shopUrl}/no`, cancel: `${shopUrl}/back` },
    notifyUrl: `${shopUrl}/ipn`,
    customer: {
      name: 'Rafia Rahman',
      email: 'rafia@mail.example',
      mobileNumber: '+8801711000000',
      address: '12 Lake Road',
      district: 'Dhaka',
      country: 'Bangladesh',
    },
    items: [{ name, quantity: 1 }],
  })
  return { tranId, pageUrl }
}

const card = { number: '4111 1111 1111 1111', expiry: '12/34', code: '123', holder: 'A. Rahman' }

const submit = (pageUrl: string, fields: Record<string, string>) =>
  fetch(pageUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const textOf = async (answer: Promise<Response>) => (await answer).text()

const setFaults = (faults: object) =>
  fetch(`${baseUrl}/sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })

const formTarget = (page: string) => /action="([^"]+)"/.exec(page)?.[1]

test('the card page shows what is paid for and escapes the names it shows', async () => {
  const { pageUrl } = await openPage('<script>alert(1)</script>')
  const answer = await fetch(pageUrl)
  const page = await answer.text()
  expect(page).toContain('BDT 1,23,456')
  expect(page).toContain('Jontro &amp; Sons')
  // Its own, which fills in test cards.
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each([
  ['the test card', card, 'VALID', '0', '/ok'],
  ['the risky card', { ...card, number: '4000000000009235' }, 'VALID', '1', '/ok'],
  ['the declined card', { ...card, number: '4000000000000002' }, 'FAILED', '0', '/no'],
  ['a mobile wallet', { outcome: 'bKash' }, 'VALID', '0', '/ok'],
  ['the risky button', { outcome: 'risky' }, 'VALID', '1', '/ok'],
  ['the decline button', { outcome: 'decline' }, 'FAILED', '0', '/no'],
  ['the cancel button', { outcome: 'cancel' }, 'CANCELLED', '0', '/back'],
  ['the expire button', { outcome: 'expire' }, 'EXPIRED', '0', '/back'],
])(
  '%s settles the payment, notifies the shop and returns to it',
  async (_name, fields, status, risk, path) => {
    const { tranId, pageUrl } = await openPage()
    const page = await textOf(submit(pageUrl, fields))
    expect(formTarget(page)).toBe(`${shopUrl}${path}`)
    expect(notifications.map((each) => [each.get('tran_id'), each.get('status')])).toEqual([
      [tranId, status],
    ])
    expect(notifications[0]?.get('risk_level')).toBe(risk)
  },
)

test('instalments change what the bank collects, not what the shop gets', async () => {
  const { tranId, pageUrl } = await openPage()
  expect(await textOf(fetch(pageUrl))).toContain('12 months (EMI), BDT 10,288 a month')
  await submit(pageUrl, { ...card, instalments: '12' })
  expect(notifications[0]?.get('emi_instalment')).toBe('12')
  expect(notifications[0]?.get('amount')).toBe('123456.00')
  expect(await gateway.queryByTransaction(tranId)).toMatchObject([
    { status: 'captured', amounts: [{ paisa: 12_345_600, currency: 'BDT' }, expect.anything()] },
  ])
})

test('pays at once if the number of instalments is not offered', async () => {
  const { pageUrl } = await openPage()
  await submit(pageUrl, { ...card, instalments: '7' })
  expect(notifications[0]?.get('emi_instalment')).toBe('0')
})

test.each([
  ['a real card', { ...card, number: '5500 0000 0000 0004' }, 'Only the test cards'],
  ['a card of the past', { ...card, expiry: '01/20' }, 'not in the past'],
  ['no month', { ...card, expiry: '13/34' }, 'Month and year'],
  ['no code', { ...card, code: '' }, 'Three or four digits'],
  ['no name', { ...card, holder: ' ' }, 'The name on the card'],
])('%s shows an error at its field, and nothing is paid', async (_name, fields, problem) => {
  const { tranId, pageUrl } = await openPage()
  const answer = await submit(pageUrl, fields)
  expect(answer.status).toBe(303)
  const page = await textOf(fetch(new URL(answer.headers.get('location') ?? '', pageUrl)))
  expect(await textOf(fetch(pageUrl))).toBe(page)
  expect(page).toContain(problem)
  expect(page).toContain('aria-invalid="true"')
  expect(notifications).toEqual([])
  expect(await gateway.queryByTransaction(tranId)).toEqual([])
})

test('a settled payment stays settled when its page is submitted again', async () => {
  const { tranId, pageUrl } = await openPage()
  await Promise.all([submit(pageUrl, card), submit(pageUrl, card)])
  await submit(pageUrl, { outcome: 'cancel' })
  expect(await textOf(fetch(pageUrl))).toContain('Payment accepted')
  expect(await gateway.queryByTransaction(tranId)).toMatchObject([{ status: 'captured' }])
})

test('notifications are signed as SSLCommerz documents', async () => {
  const { pageUrl } = await openPage()
  await submit(pageUrl, card)
  const notice = Object.fromEntries(notifications[0] ?? [])
  const { verify_sign, verify_key = '' } = notice
  const md5 = (text: string) => createHash('md5').update(text).digest('hex')
  const signed: Record<string, string | undefined> = {
    ...Object.fromEntries(verify_key.split(',').map((key) => [key, notice[key]])),
    store_passwd: md5(sandboxStore.storePassword),
  }
  const text = Object.keys(signed)
    .sort()
    .map((key) => `${key}=${signed[key]}`)
    .join('&')
  expect(verify_sign).toBe(md5(text))
})

test('a payment is VALID at its first validation and VALIDATED afterwards', async () => {
  const { pageUrl } = await openPage()
  await submit(pageUrl, card)
  const address = new URL('/validator/api/validationserverAPI.php', baseUrl)
  address.search = new URLSearchParams({
    val_id: notifications[0]?.get('val_id') ?? '',
    store_id: sandboxStore.storeId,
    store_passwd: sandboxStore.storePassword,
  }).toString()
  const statusOf = async () => ((await (await fetch(address)).json()) as { status: string }).status
  expect([await statusOf(), await statusOf()]).toEqual(['VALID', 'VALIDATED'])
})

test('a store with a wrong password gets no payment data', async () => {
  const { tranId } = await openPage()
  const stranger = createSslcommerzGateway({ baseUrl, storeId: 'demo-store', storePassword: 'no' })
  await expect(stranger.queryByTransaction(tranId)).rejects.toThrow('unexpected APIConnect')
  await expect(stranger.validate('1')).rejects.toThrow('payment validation')
})

describe('a refund', () => {
  async function payToRefund(number = card.number) {
    const { pageUrl } = await openPage()
    await submit(pageUrl, { ...card, number })
    return {
      refundId: 'R1',
      bankTranId: notifications.at(-1)?.get('bank_tran_id') ?? '',
      amount: { paisa: 12_345_600, currency: 'BDT' },
      reason: 'Paid twice',
    }
  }
  const referenceOf = (refund: Refund) =>
    (refund.state === 'requested' && refund.reference) || 'none'

  test('is made once, and is under way at first', async () => {
    const refund = await payToRefund()
    const first = await gateway.refund(refund)
    expect(first).toEqual({ state: 'requested', reference: expect.any(String) as string })
    expect(await gateway.refund(refund)).toEqual(first)
    expect(await gateway.refund({ ...refund, refundId: 'R2' })).toMatchObject({ state: 'failed' })
    expect(await gateway.queryRefund(referenceOf(first))).toEqual(first)
  })

  test('is refunded after its delay, and cannot be made again', async () => {
    await setFaults({ refundDelay: 0 })
    const refund = await payToRefund()
    const reference = referenceOf(await gateway.refund(refund))
    expect(await gateway.queryRefund(reference)).toEqual({ state: 'settled' })
    expect(await gateway.refund({ ...refund, refundId: 'R2' })).toMatchObject({ state: 'failed' })
  })

  test('of one card is cancelled, and can be made again', async () => {
    await setFaults({ refundDelay: 0 })
    const refund = await payToRefund('4000 0000 0000 5126')
    const first = referenceOf(await gateway.refund(refund))
    expect(await gateway.queryRefund(first)).toMatchObject({ state: 'failed' })
    const second = referenceOf(await gateway.refund({ ...refund, refundId: 'R2' }))
    expect(await gateway.queryRefund(second)).toEqual({ state: 'settled' })
  })

  test('of another card is made without an answer, and is found when it is repeated', async () => {
    const impatient = createSslcommerzGateway({ baseUrl, ...sandboxStore, timeout: 200 })
    const refund = await payToRefund('4000 0000 0000 7726')
    await expect(impatient.refund(refund)).rejects.toThrow('timeout')
    const found = await gateway.refund(refund)
    expect(found).toEqual({ state: 'requested', reference: expect.any(String) as string })
  })

  test('of a payment of the demo data is made, though the ledger has never seen it', async () => {
    await setFaults({ refundDelay: 0 })
    const refund = {
      refundId: 'R9',
      bankTranId: `${demoBankPrefix}01K0DEMO`,
      amount: { paisa: 250_000, currency: 'BDT' },
      reason: 'The order was cancelled',
    }
    const reference = referenceOf(await gateway.refund(refund))
    expect(await gateway.queryRefund(reference)).toEqual({ state: 'settled' })
    expect(await gateway.refund({ ...refund, refundId: 'R10' })).toMatchObject({ state: 'failed' })
  })

  test('of another bank transaction that is not known is refused', async () => {
    const refund = { ...(await payToRefund()), bankTranId: 'B0' }
    expect(await gateway.refund(refund)).toMatchObject({ state: 'failed' })
  })
})

test('an unknown fault is rejected', async () => {
  const answer = await setFaults({ ipn: 'explode' })
  expect(answer.status).toBe(422)
  expect(await (await fetch(`${baseUrl}/sandbox/faults`)).json()).toMatchObject({ ipn: 'deliver' })
})

test('notifications can be dropped, repeated and delayed until after the return', async () => {
  await setFaults({ ipn: 'drop' })
  await submit((await openPage()).pageUrl, card)
  expect(notifications).toHaveLength(0)
  await setFaults({ ipn: 'deliver', ipnRepeat: 50 })
  await submit((await openPage()).pageUrl, card)
  expect(notifications).toHaveLength(50)
  await setFaults({ ipnRepeat: 1, ipnTiming: 'afterRedirect' })
  await submit((await openPage()).pageUrl, card)
  expect(notifications).toHaveLength(50)
  for (let wait = 0; notifications.length === 50 && wait < 100; wait++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(notifications).toHaveLength(51)
  await fetch(`${baseUrl}/sandbox/faults`, { method: 'DELETE' })
})

test('faults can be those of one customer', async () => {
  await setFaults({ ipn: 'drop', api: 'error500', customer: 'somebody@mail.example' })
  await submit((await openPage()).pageUrl, card)
  expect(notifications).toHaveLength(1)
  const { pageUrl } = await openPage()
  await setFaults({ customer: 'rafia@mail.example' })
  await submit(pageUrl, card)
  expect(notifications).toHaveLength(1)
  await expect(openPage()).rejects.toThrow('status 500')
  await fetch(`${baseUrl}/sandbox/faults`, { method: 'DELETE' })
})

test('a request with a foreign host name is rejected', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: 'evil.example' }
    get(`${baseUrl}/sandbox/payments`, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
  expect(status).toBe(421)
})

test('a restart after a power cut keeps the payments', async () => {
  const { tranId, pageUrl } = await openPage()
  await submit(pageUrl, card)
  const [before] = await gateway.queryByTransaction(tranId)
  await sandbox.close()
  await appendFile(join(folder, 'ledger.jsonl'), '{"kind":"settled","sess')
  await startSandbox()
  expect(await gateway.queryByTransaction(tranId)).toEqual([before])
  const { tranId: next, pageUrl: nextUrl } = await openPage()
  await submit(nextUrl, card)
  expect(await gateway.queryByTransaction(next)).toMatchObject([{ status: 'captured' }])
})

test('a line that a full disk cut off takes no other payment with it', async () => {
  const { tranId, pageUrl } = await openPage()
  await appendFile(join(folder, 'ledger.jsonl'), '{"kind":"settled","sess')
  await submit(pageUrl, card)
  await sandbox.close()
  await startSandbox()
  expect(await gateway.queryByTransaction(tranId)).toMatchObject([{ status: 'captured' }])
})

test.each([
  ['application/x-www-form-urlencoded', (tranId: string) => `tran_id=${tranId}`],
  ['text/plain', (tranId: string) => JSON.stringify({ tran_id: tranId })],
])(
  'a payment cannot be settled by %s, which a form of another site can send',
  async (type, bodyOf) => {
    const { tranId } = await openPage()
    const { status } = await fetch(`${baseUrl}/sandbox/settle`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: bodyOf(tranId),
    })
    expect(status).toBe(415)
    expect(await gateway.queryByTransaction(tranId)).toEqual([])
  },
)
