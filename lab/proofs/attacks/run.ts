import { sql } from 'kysely'
import { checkDataOf } from '../../../server/src/db/checkData'
import type { Attack, AttackClass } from './attack'
import { attackClasses } from './cases'
import { type Fingerprint, findChanges } from './fingerprint'
import { startTarget, type Target } from './target'

export type Result = {
  title: string
  passed: number
  failures: { name: string; reason: string }[]
  seconds: number
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns the fingerprint after the attack, and why it succeeded if it was not warded off. */
async function run(target: Target, { run: attackTarget, may }: Attack, before: Fingerprint) {
  const reason = await attackTarget(target).then(() => [], describe)
  const after = await target.takeFingerprint()
  const changed = findChanges(before, after).filter((name) => !may.includes(name))
  const reasons = [
    ...[reason].flat(),
    ...changed.map((name) => `changed: ${name}`),
    ...target.takeErrors().map((line) => `logged: ${line.slice(0, 600)}`),
  ]
  return { after, reason: reasons.join('\n') }
}

async function runClass(target: Target, { title, attacks }: AttackClass): Promise<Result> {
  const failures: Result['failures'] = []
  const startedAt = performance.now()
  let before = await target.takeFingerprint()
  for (const attack of attacks) {
    const { after, reason } = await run(target, attack, before)
    if (reason) failures.push({ name: attack.name, reason })
    before = after
  }
  const seconds = (performance.now() - startedAt) / 1000
  return { title, passed: attacks.length - failures.length, failures, seconds }
}

/** What must never be in a log, whatever was sent. */
function findLoggedSecrets({ logText, alice, eve, admin }: Target): string[] {
  const text = logText()
  if (!text.includes('incoming request')) return ['nothing of the requests, so this proves nothing']
  const secrets = [
    ...['jontro_session', alice.token, alice.email, eve.email, admin.email],
    // A mobile number, an ID token, an address.
    ...['8801711000000', 'eyJ', 'Dhanmondi'],
  ]
  return secrets.filter((secret) => text.includes(secret))
}

async function runAfterwards(target: Target): Promise<Result> {
  const broken = await checkDataOf(target.db)
  const failures = [
    ...broken.map(({ rule, subjects }) => ({ name: rule, reason: subjects.join(', ') })),
    ...findLoggedSecrets(target).map((what) => ({ name: `the log has ${what}`, reason: '' })),
  ]
  const passed = failures.length === 0 ? 1 : 0
  return { title: 'the data and the log afterwards', passed, failures, seconds: 0 }
}

type Options = {
  /** Texts of which one has to be in the title of a class. */
  only: readonly string[]
  /** For the database of the shop. */
  statements: readonly string[]
  onResult: (result: Result) => void
}

/** Attacks one shop with the chosen classes. */
export async function runAttacks({ only, statements, onResult }: Options) {
  const chosen = attackClasses.filter(
    ({ title }) => only.length === 0 || only.some((text) => title.includes(text)),
  )
  const results: Result[] = []
  const target = await startTarget()
  for (const statement of statements) await sql.raw(statement).execute(target.db)
  try {
    for (const step of [
      ...chosen.map((each) => () => runClass(target, each)),
      () => runAfterwards(target),
    ]) {
      const result = await step()
      results.push(result)
      onResult(result)
    }
  } finally {
    await target.close()
  }
  return results
}
