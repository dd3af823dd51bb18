import { sql } from 'kysely'
import { checkDataOf } from '../../../server/src/db/checkData'
import type { Attack, AttackClass } from './attack'
import { attackClasses } from './cases'
import { type Fingerprint, findChanges } from './fingerprint'
import { startTarget, type Target } from './target'

export type Failure = { name: string; reason: string }
export type Result = { title: string; passed: number; failures: Failure[]; seconds: number }

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns why the attack succeeded, or undefined if it was warded off. */
async function run(target: Target, { run: attackTarget, may }: Attack, before: Fingerprint) {
  const reason = await attackTarget(target).then(() => undefined, describe)
  const after = await target.takeFingerprint()
  const changed = findChanges(before, after).filter((name) => !may.includes(name))
  const errors = target.takeErrors()
  const reasons = [
    ...(reason === undefined ? [] : [reason]),
    ...(changed.length > 0 ? [`changed: ${changed.join(', ')}`] : []),
    ...errors.map((line) => `logged: ${line.slice(0, 600)}`),
  ]
  return { after, reason: reasons.length > 0 ? reasons.join('\n') : undefined }
}

async function runClass(target: Target, { title, attacks }: AttackClass): Promise<Result> {
  const failures: Failure[] = []
  const startedAt = performance.now()
  let before = await target.takeFingerprint()
  for (const attack of attacks) {
    const { after, reason } = await run(target, attack, before)
    if (reason !== undefined) failures.push({ name: attack.name, reason })
    before = after
  }
  const seconds = (performance.now() - startedAt) / 1000
  return { title, passed: attacks.length - failures.length, failures, seconds }
}

/** What must never be in a log, whatever was sent. */
function findLoggedSecrets({ logText, alice, eve, admin }: Target): string[] {
  const text = logText()
  if (!text.includes('incoming request')) return ['nothing of the requests, so this proves nothing']
  const secrets: Record<string, string> = {
    'a session': 'jontro_session',
    'the token of a session': alice.token,
    'the e-mail of a customer': alice.email,
    'the e-mail of an attacker': eve.email,
    'the e-mail of an admin': admin.email,
    'a mobile number': '8801711000000',
    'an ID token': 'eyJ',
    'an address': 'Dhanmondi',
  }
  return Object.keys(secrets).filter((what) => text.includes(secrets[what] ?? ''))
}

type Options = {
  only: readonly string[]
  /** A statement for the database of the shop. */
  sabotage: string | undefined
  /** Runs the attacks that take minutes, too. */
  isLong: boolean
  onResult: (result: Result) => void
}

/** Attacks one shop with all classes whose title contains one of the texts. */
export async function runAttacks({ only, sabotage, isLong, onResult }: Options) {
  const chosen = attackClasses.filter(
    ({ title }) => only.length === 0 || only.some((text) => title.includes(text)),
  )
  const results: Result[] = []
  const target = await startTarget()
  if (sabotage !== undefined) await sql.raw(sabotage).execute(target.db)
  try {
    for (const each of chosen) {
      const attacks = each.attacks.filter(({ takesMinutes }) => isLong || !takesMinutes)
      const result = await runClass(target, { ...each, attacks })
      results.push(result)
      onResult(result)
    }
    const broken = await checkDataOf(target.db)
    const failures = [
      ...broken.map(({ rule, subjects }) => ({ name: rule, reason: subjects.join(', ') })),
      ...findLoggedSecrets(target).map((what) => ({ name: `the log has ${what}`, reason: '' })),
    ]
    const passed = failures.length === 0 ? 1 : 0
    const after = { title: 'the data and the log afterwards', passed, failures, seconds: 0 }
    results.push(after)
    onResult(after)
  } finally {
    await target.close()
  }
  return results
}
