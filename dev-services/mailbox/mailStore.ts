import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { ulid } from 'ulid'
import { writeDurably } from '../durableFile'

/** A mail as it was received. */
export type StoredMail = {
  id: string
  receivedAt: Date
  to: string
  from: string
  subject: string
  text: string
  html: string
}

const maxMails = 200
const extension = '.eml'

async function parse(id: string, raw: Buffer): Promise<StoredMail> {
  const { from, to, subject, text, html, date } = await PostalMime.parse(raw)
  return {
    id,
    receivedAt: new Date(date ?? Date.now()),
    from: from?.address ?? '',
    to: (to ?? []).map(({ address }) => address).join(', '),
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
  }
}

/** Keeps the latest mails in a folder, one file each, newest first. */
export async function openMailStore(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => name.endsWith(extension)).sort()
  const fileOf = (id: string) => join(folder, `${id}${extension}`)
  const mails: StoredMail[] = []
  for (const name of names) {
    mails.unshift(await parse(name.slice(0, -extension.length), await readFile(join(folder, name))))
  }
  return {
    list: (): readonly StoredMail[] => mails,
    find: (id: string) => mails.find((mail) => mail.id === id),
    async add(raw: Buffer) {
      const id = ulid()
      await writeDurably(fileOf(id), raw)
      mails.unshift(await parse(id, raw))
      for (const old of mails.splice(maxMails)) await rm(fileOf(old.id), { force: true })
    },
  }
}

export type MailStore = Awaited<ReturnType<typeof openMailStore>>
