import type { Log } from '../log'
import type { Answer, EmulatorThread } from './emulatorThread'

export type EmulatedAccount = {
  uid: string
  email: string
  password: string
  displayName: string
  photoUrl?: string
  emailVerified: boolean
}

export type AccountCalls = {
  /** Creates missing accounts; existing ones are not changed. */
  ensureAccounts(accounts: readonly EmulatedAccount[]): Promise<void>
  disableAccount(uid: string): Promise<void>
  /** Returns the identity service's response to `accounts:lookup`. */
  lookUpToken(idToken: string): Promise<Answer>
}

export function accountCalls(thread: EmulatorThread, projectId: string, log: Log): AccountCalls {
  async function asOwner(operation: string, body: unknown): Promise<unknown> {
    const response = await thread.call({
      path: `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${operation}`,
      method: 'POST',
      body: JSON.stringify(body),
      contentType: 'application/json',
      asOwner: true,
    })
    if (response.status === 200) return JSON.parse(response.text)
    throw new Error(`The identity service rejected ${operation}: ${errorOf(response)}`)
  }

  return {
    async ensureAccounts(accounts) {
      const found = await asOwner('lookup', { localId: accounts.map((account) => account.uid) })
      const known = new Set(listIn(found, 'users').map((user) => user.localId))
      const missing = accounts.filter((account) => !known.has(account.uid))
      if (missing.length === 0) return
      const users = missing.map(({ uid, password, ...rest }) => ({
        ...rest,
        localId: uid,
        rawPassword: password,
      }))
      const created = await asOwner('batchCreate', { users })
      for (const { index, message } of listIn(created, 'error')) {
        log.warn(
          `The account ${missing[Number(index)]?.email} could not be created: ${String(message)}`,
        )
      }
    },

    lookUpToken: (idToken) =>
      thread.call({
        path: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key',
        method: 'POST',
        body: JSON.stringify({ idToken }),
        contentType: 'application/json',
      }),

    async disableAccount(uid) {
      const found = await asOwner('lookup', { localId: [uid] })
      if (listIn(found, 'users').length === 0) return
      await asOwner('update', { localId: uid, disableUser: true })
    },
  }
}

/** The identity service's error code, such as `WEAK_PASSWORD : …`. */
export function errorOf(answer: Answer): string {
  const found = /"message":\s*"([^"]+)"/.exec(answer.text)
  return found?.[1] ?? `status ${answer.status}`
}

function listIn(answer: unknown, name: string): Record<string, unknown>[] {
  const list = isRecord(answer) ? answer[name] : undefined
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
