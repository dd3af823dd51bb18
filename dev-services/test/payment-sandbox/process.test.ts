import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSslcommerzGateway } from '../../../server/src/adapters/payment'
import { sandboxStore } from '../../payment-sandbox/sandbox'
import { runChild } from '../childProcess'

const holderFile = join(__dirname, 'holder.ts')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jontro-sandbox-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function startHolder() {
  const holder = runChild(holderFile, [folder])
  const { baseUrl } = await holder.waitFor('baseUrl')
  return { holder, baseUrl: String(baseUrl) }
}

const answers = (baseUrl: string) =>
  fetch(`${baseUrl}/sandbox/faults`).then(
    ({ ok }) => ok,
    () => false,
  )

async function until(isSo: () => Promise<boolean>) {
  for (let wait = 0; wait < 100; wait++) {
    if (await isSo()) return true
    await sleep(50)
  }
  return false
}

const settle = (baseUrl: string, tranId: string) =>
  fetch(`${baseUrl}/sandbox/settle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tran_id: tranId }),
  })

test('the sandbox ends with its shop, and the next start has the same address and every payment', async () => {
  const { holder, baseUrl } = await startHolder()
  expect(new URL(baseUrl).hostname).toBe('127.0.0.1')
  const gateway = createSslcommerzGateway({ baseUrl, ...sandboxStore })
  const { pageUrl } = await gateway.createSession({
    tranId: 'T1',
    amount: { paisa: 110_000, currency: 'BDT' },
    returnUrls: { success: 'http://shop/ok', fail: 'http://shop/no', cancel: 'http://shop/back' },
    notifyUrl: 'http://127.0.0.1:1/ipn',
    customer: {
      name: 'Rafia Rahman',
      email: 'rafia@mail.example',
      mobileNumber: '+8801711000000',
      address: '12 Lake Road',
      district: 'Dhaka',
      country: 'Bangladesh',
    },
    items: [{ name: 'Fan', quantity: 1 }],
  })
  await settle(baseUrl, 'T1')
  await holder.kill('SIGKILL')
  expect(await until(async () => !(await answers(baseUrl)))).toBe(true)

  const second = await startHolder()
  try {
    expect(second.baseUrl).toBe(baseUrl)
    const [payment] = await gateway.queryByTransaction('T1')
    expect(payment).toMatchObject({ status: 'captured', amounts: [{ paisa: 110_000 }, {}] })
    expect(await (await fetch(pageUrl)).text()).toContain('Payment accepted')
    const kept = await readFile(join(folder, 'ledger.jsonl'), 'utf8')
    expect(kept).not.toMatch(/Rafia|mail\.example|88017|Lake Road/)
  } finally {
    await second.holder.kill('SIGTERM')
  }
})
