import { readRequestLine } from '../../people/requestLine'
import { check, expectReply, type Headers, type Method, type Reply } from './client'
import type { Target } from './target'

export { check, expectReply } from './client'

export type Attack = {
  name: string
  run: (target: Target) => Promise<unknown>
  /** Tables that may be changed by it; all others must stay as they are. */
  may: readonly string[]
}
/** Attacks of one kind. */
export type AttackClass = { title: string; attacks: readonly Attack[] }

export const json = { 'content-type': 'application/json' }

export const attack = (name: string, run: Attack['run'], may: readonly string[] = []): Attack => ({
  name,
  run,
  may,
})

type Texts = { has?: readonly string[]; lacks?: readonly string[] }

export function expectText(text: string, { has = [], lacks = [] }: Texts) {
  for (const part of has) check(text.includes(part), `${part} is missing in ${text.slice(0, 500)}`)
  for (const part of lacks) check(!text.includes(part), `${part} is in the answer`)
}

/** A request that has to be answered like this, and to change nothing. */
export const refuse = (
  name: string,
  expected: string,
  send: (target: Target) => Promise<Reply>,
  may: readonly string[] = [],
): Attack => attack(name, async (target) => expectReply(await send(target), expected), may)

type Sender =
  | 'anonymous'
  | 'alice'
  | 'eve'
  | 'admin'
  | 'otherAdmin'
  | 'demoted'
  | 'deleted'
  | 'expired'

/** Sends a request that is written in one line. */
function sendLine(target: Target, line: string, by: Sender, headers: Headers = {}) {
  const { method, path, body, type } = readRequestLine(line, target.names)
  const sent = { ...(type && { 'content-type': type }), ...headers }
  return target[by].send(method as Method, path, body, sent)
}

type Table = Texts & {
  by?: Sender
  expect: string
  headers?: Headers
  may?: readonly string[]
}

/** One attack for each line; all have to be answered alike. */
export const requests = (
  title: string,
  { by = 'anonymous', expect, headers, may, ...texts }: Table,
  lines: readonly string[] | Readonly<Record<string, string>>,
): Attack[] =>
  Object.entries(lines).map(([label, line]) =>
    attack(
      `${title}: ${Array.isArray(lines) ? line.slice(0, 100) : label}`,
      async (target) => {
        const { text } = expectReply(await sendLine(target, line, by, headers), expect)
        expectText(text, texts)
      },
      may,
    ),
  )
