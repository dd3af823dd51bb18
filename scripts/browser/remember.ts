import type { Page } from '@playwright/test'
import type { Account } from '../../lab/people/customerApi'

/** Opens a session, which the page's next navigation has, without the login page. */
export async function remember(page: Page, { email, password }: Account): Promise<void> {
  const signIn = await page.request.post(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key',
    { data: { email, password, returnSecureToken: true } },
  )
  if (!signIn.ok()) throw new Error(`${email}: ${signIn.status()} ${await signIn.text()}`)
  const { idToken } = (await signIn.json()) as { idToken: string }
  const session = await page.request.post('/jwt', {
    headers: { authorization: `Bearer ${idToken}` },
    data: { email, isRemembered: true },
  })
  if (!session.ok()) throw new Error(`${email}: ${session.status()} ${await session.text()}`)
}
