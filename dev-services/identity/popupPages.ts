import { createHash } from 'node:crypto'

import type { Answer, EmulatorThread } from './emulatorThread'

/** Pages of the emulator that the Firebase SDK opens for a sign-in by pop-up. */
export const POPUP_PATHS = ['/emulator/auth/handler', '/emulator/auth/iframe'] as const

const EMPTY_LIST = '?apiKey=none&appName=none&providerId=none'

/**
 * The emulator's pop-up does not escape the names of accounts, on the shop's own origin. So its policy allows only the
 * scripts of an empty list.
 */
export function popupPages(thread: EmulatorThread) {
  const policies = new Map<string, Promise<string>>()

  function policyOf(path: string): Promise<string> {
    const known = policies.get(path)
    if (known) return known
    const policy = thread.call({ path: path + EMPTY_LIST, method: 'GET' }).then(policyFor)
    policies.set(path, policy)
    policy.catch(() => policies.delete(path))
    return policy
  }

  return async (path: string, query: string): Promise<Answer & { policy: string }> => {
    const policy = await policyOf(path)
    return { ...(await thread.call({ path: path + query, method: 'GET' })), policy }
  }
}

function policyFor({ text }: Answer): string {
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  })
  const files = 'https://apis.google.com https://unpkg.com/material-components-web@10/'
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')} ${files}`,
    "style-src 'unsafe-inline' https://unpkg.com https://fonts.googleapis.com",
    'font-src https://fonts.gstatic.com',
    "img-src 'self' data: https:",
    "frame-src 'self' https:",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
