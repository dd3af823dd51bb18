import type { Page } from '@playwright/test'
import { expect } from './test'

type Faults = {
  ipn?: 'deliver' | 'drop'
  api?: 'work' | 'hang' | 'error500' | 'cutOff' | 'html'
  apiCalls?: ('session' | 'validation' | 'query' | 'refund')[]
}

type Payment = { tran_id: string; status: string }

const json = { 'content-type': 'application/json' }

async function call<T>(url: string, method: string, body?: unknown): Promise<T> {
  const answer = await fetch(url, { method, headers: json, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${answer.status} ${url}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Controls the payment sandbox whose page is open. */
export async function sandboxOf(page: Page) {
  await expect(page.getByRole('heading', { name: 'Card details' })).toBeVisible()
  const { origin } = new URL(page.url())
  const tranId = await page
    .getByRole('definition')
    .filter({ hasText: /^[0-9A-Z]{26}$/ })
    .innerText()
  return {
    tranId,
    /** Injects faults for all tests until `clearFaults`. */
    injectFaults: (faults: Faults) => call(`${origin}/sandbox/faults`, 'PUT', faults),
    clearFaults: () => call(`${origin}/sandbox/faults`, 'DELETE', {}),
    /** Ends the payment without the bank's page. */
    settle: (status: 'VALID' | 'FAILED') =>
      call(`${origin}/sandbox/settle`, 'POST', { tran_id: tranId, status }),
    statusOf: async () => {
      const payments = await call<Payment[]>(`${origin}/sandbox/payments`, 'GET')
      return payments.find(({ tran_id }) => tran_id === tranId)?.status
    },
  }
}

export type Sandbox = Awaited<ReturnType<typeof sandboxOf>>

/** Pays with the test card that is filled in already. */
export const payByCard = (page: Page) => page.getByRole('button', { name: /^Pay ৳/ }).click()
