import assert from 'node:assert/strict'
import type { Reply } from './client'
import type { Target } from './target'

export type Attack = {
  name: string
  /** Tables that may be changed by it; all others must stay as they are. */
  may: readonly string[]
  /** Only in the long version. */
  takesMinutes?: boolean
  run: (target: Target) => Promise<void>
}

/** Attacks of one kind. */
export type AttackClass = { title: string; attacks: readonly Attack[] }

export const attack = (
  name: string,
  run: (target: Target) => Promise<void>,
  may: readonly string[] = [],
): Attack => ({ name, run, may })

const describe = ({ status, code, text }: Reply) => `${status} ${code ?? ''} ${text.slice(0, 300)}`

/** `expected` is a status, and the code of the problem if there is one: `404 not_found`. */
export function expectReply(reply: Reply, expected: string): Reply {
  const [status, code] = expected.split(' ')
  assert.equal(String(reply.status), status, `expected ${expected}, got ${describe(reply)}`)
  if (code !== undefined) assert.equal(reply.code, code, describe(reply))
  return reply
}

/** Without a message, `assert.ok` reads the source to make one up, which takes minutes for what `tsx` makes of it. */
export function check(
  condition: unknown,
  message = 'a condition does not hold',
): asserts condition {
  assert.ok(condition, message)
}

/** A request that has to be answered like this, and to change nothing. */
export const refuse = (
  name: string,
  expected: string,
  send: (target: Target) => Promise<Reply>,
  may: readonly string[] = [],
): Attack =>
  attack(
    name,
    async (target) => {
      expectReply(await send(target), expected)
    },
    may,
  )

/** One attack for each value. */
export const refuseEach = <T>(
  values: Readonly<Record<string, T>>,
  toName: (label: string) => string,
  expected: string,
  send: (target: Target, value: T) => Promise<Reply>,
): Attack[] =>
  Object.entries(values).map(([label, value]) =>
    refuse(toName(label), expected, (target) => send(target, value)),
  )

export function expectText(
  text: string,
  {
    has = [],
    lacks = [],
  }:
    | Record<'has' | 'lacks', readonly string[]>
    | { has?: readonly string[]; lacks?: readonly string[] },
) {
  for (const part of has)
    assert.ok(text.includes(part), `${part} is missing in ${text.slice(0, 500)}`)
  for (const part of lacks) assert.ok(!text.includes(part), `${part} is in the answer`)
}
