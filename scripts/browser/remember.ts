import type { Page } from '@playwright/test'
import type { Account } from '../shop/customerApi'

type SignIn = {
  idToken: string
  refreshToken: string
  expiresIn: string
  localId: string
  displayName?: string
}

/** The user as the Firebase SDK stores it. */
function storedUser(email: string, { idToken, ...kept }: SignIn) {
  const now = Date.now()
  return {
    uid: kept.localId,
    email,
    emailVerified: true,
    displayName: kept.displayName || undefined,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: kept.refreshToken,
      accessToken: idToken,
      expirationTime: now + Number(kept.expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
  }
}

/** Stores a session that the next navigation of the page restores, without the login page. */
export async function remember(page: Page, account: Account): Promise<void> {
  const answer = await page.request.post(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key',
    { data: { ...account, returnSecureToken: true } },
  )
  if (!answer.ok()) throw new Error(`${account.email}: ${answer.status()} ${await answer.text()}`)
  const user = storedUser(account.email, (await answer.json()) as SignIn)
  await page.addInitScript(
    ([shop, once, json]) => {
      if (location.origin !== shop || sessionStorage.getItem(once)) return
      sessionStorage.setItem(once, 'done')
      localStorage.setItem('firebase:authUser:demo-key:[DEFAULT]', json)
    },
    [new URL(answer.url()).origin, crypto.randomUUID(), JSON.stringify(user)] as const,
  )
}
