import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { renderMail } from '../../common/mail'
import type { Mailer } from '../../server/src/adapters/mail'
import type { Database } from '../../server/src/db/pool'
import { shop } from '../../shop/shop.config'
import type { Log } from '../log'

const texts = {
  PASSWORD_RESET: {
    name: 'Password reset link',
    title: 'Choose a new password',
    label: 'Choose a new password',
    text: 'You can choose a new password for your account. The link works once, for an hour.',
  },
  VERIFY_EMAIL: {
    name: 'Verification link',
    title: 'Confirm your e-mail address',
    label: 'Confirm the address',
    text: 'Please confirm that this e-mail address is yours.',
  },
}

type Link = { code: string; email: string; requestType: keyof typeof texts; url: string }

/** A job mails it. */
export async function createLink(db: Database, link: Omit<Link, 'code' | 'url'>, origin: string) {
  const code = randomBytes(40).toString('base64url')
  const url = `${origin}/emulator/action?oobCode=${code}`
  await sql`
    insert into identity.links values (${code}, ${link.email}, ${link.requestType}, ${url})`.execute(
    db,
  )
}

const isValid = sql`created_at > now() - interval '1 hour'`

/** Undefined for a link that was used or is older than an hour. */
export async function findLink(db: Database, code: string): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select * from identity.links where code = ${code} and ${isValid}`.execute(db)
  return rows[0]
}

/** Returns the link to the one caller that uses it. */
export async function takeLink(db: Database, code: string, requestType: Link['requestType']) {
  const { rows } = await sql<Link>`
    delete from identity.links where code = ${code} and "requestType" = ${requestType} and ${isValid}
    returning *`.execute(db)
  return rows[0]
}

function toMail({ code, email, requestType, url }: Link) {
  const { title, label, text } = texts[requestType]
  const content = {
    subject: `${title} - ${shop.name}`,
    title,
    paragraphs: [text, 'If you did not ask for this, you can ignore this mail.'],
    link: { label, url },
    reason: `You get this mail because of your account at ${shop.name}.`,
  }
  const messageId = `<${code}@${shop.supportEmail.split('@')[1]}>`
  return { messageId, to: email, ...renderMail(content) }
}

/** Mails and logs a link that waits; if that fails it waits for the next call. Returns whether there was one. */
export const mailLink = (db: Database, mailer: Mailer | undefined, log: Log) =>
  db.transaction().execute(async (trx) => {
    await sql`delete from identity.links where created_at < now() - interval '1 day'`.execute(trx)
    const { rows } = await sql<Link>`
      update identity.links set is_mailed = true where code = (
        select code from identity.links where not is_mailed order by created_at limit 1 for update skip locked
      ) returning *`.execute(trx)
    const [link] = rows
    if (!link) return false
    await mailer?.send(toMail(link))
    log.info(`${texts[link.requestType].name} for ${link.email}: ${link.url}`)
    return true
  })
