import type { Page } from '@playwright/test'

export type Account = { email: string; password: string }

type SignIn = {
  idToken: string
  refreshToken: string
  expiresIn: string
  localId: string
  displayName?: string
}

/** As the identity library writes somebody down. */
function rememberedUser(email: string, { idToken, ...kept }: SignIn) {
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

/** From the page's next address on, somebody is there who signed in earlier. It spares the way through the login. */
export async function remember(page: Page, account: Account): Promise<void> {
  const answer = await page.request.post(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key',
    { data: { ...account, returnSecureToken: true } },
  )
  if (!answer.ok()) throw new Error(`${account.email}: ${answer.status()} ${await answer.text()}`)
  const user = rememberedUser(account.email, (await answer.json()) as SignIn)
  await page.addInitScript(
    ([shop, once, json]) => {
      if (location.origin !== shop || sessionStorage.getItem(once)) return
      sessionStorage.setItem(once, 'remembered')
      localStorage.setItem('firebase:authUser:demo-key:[DEFAULT]', json)
    },
    [new URL(answer.url()).origin, crypto.randomUUID(), JSON.stringify(user)] as const,
  )
}
