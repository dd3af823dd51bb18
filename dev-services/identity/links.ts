import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { renderMail } from '../../common/mail'
import { inLanguage, type Language, text } from '../../common/text'
import type { Mailer } from '../../server/src/adapters/mail'
import type { Database } from '../../server/src/db/pool'
import { shop } from '../../shop/shop.config'
import type { Log } from '../log'

export const choosePassword = text('Choose a new password', 'নতুন পাসওয়ার্ড দিন')

const ignore = text(
  'If you did not ask for this, you can ignore this mail.',
  'আপনি না চেয়ে থাকলে এই মেইল উপেক্ষা করুন।',
)
const reason = text(
  `You get this mail because of your account at ${shop.name}.`,
  `${shop.nameInBengali}-এ আপনার অ্যাকাউন্টের জন্য এই মেইল পেয়েছেন।`,
)

const texts = {
  PASSWORD_RESET: {
    name: 'Password reset link',
    title: choosePassword,
    label: choosePassword,
    text: text(
      'You can choose a new password for your account. The link works once, for an hour.',
      'আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড ঠিক করতে পারেন। লিংকটি একবার, এক ঘণ্টা কাজ করে।',
    ),
  },
  VERIFY_EMAIL: {
    name: 'Verification link',
    title: text('Confirm your e-mail address', 'আপনার ইমেইল নিশ্চিত করুন'),
    label: text('Confirm the address', 'ইমেইল নিশ্চিত করুন'),
    text: text(
      'Please confirm that this e-mail address is yours.',
      'ইমেইলটি যে আপনার, অনুগ্রহ করে তা নিশ্চিত করুন।',
    ),
  },
}

type Link = { code: string; email: string; requestType: keyof typeof texts; url: string }

/** Of the page that asks. */
export type Client = { origin: string; language: Language }

const languageOf = ({ url }: Link): Language => (url.endsWith('lang=bn') ? 'bn' : 'en')

/** A job mails it. */
export async function createLink(
  db: Database,
  link: Omit<Link, 'code' | 'url'>,
  { origin, language }: Client,
) {
  const code = randomBytes(40).toString('base64url')
  const url = `${origin}/emulator/action?oobCode=${code}&lang=${language}`
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

function toMail(link: Link) {
  const { code, email, requestType, url } = link
  const language = languageOf(link)
  const t = inLanguage(language)
  const { title, label, text } = texts[requestType]
  const content = {
    language,
    subject: `${t(title)} - ${t(shop.displayName)}`,
    title: t(title),
    paragraphs: [t(text), t(ignore)],
    link: { label: t(label), url },
    reason: t(reason),
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
