import { readFile } from 'node:fs/promises'
import { expect } from './test'

/** The link of the latest e-mail; the demo prints e-mails to its console. */
export async function mailedLink(email: string, kind: 'Password reset' | 'Verification') {
  const file = process.env.SHOP_CONSOLE
  if (!file) throw new Error('SHOP_CONSOLE does not say where the console of the shop is kept')
  const links = async () =>
    [
      ...(await readFile(file, 'utf8')).matchAll(
        new RegExp(`${kind} link for ${email}: (\\S+)`, 'g'),
      ),
    ].map(([, link = '']) => link)
  await expect.poll(links, `a mail to ${email}`).not.toEqual([])
  return (await links()).at(-1) ?? ''
}
