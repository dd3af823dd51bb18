import assert from 'node:assert/strict'
import { expectReply, type Reply } from './client'
import type { Target } from './target'

export { expectReply }

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
