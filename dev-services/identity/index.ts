import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '../../server/src/adapters/mail'
import type { Database } from '../../server/src/db/pool'
import { demoAccounts } from '../demo-data/accounts'
import type { Log } from '../log'
import { type Account, createAccount, updateAccount } from './accounts'
import { IdentityError } from './errors'
import { readEmulatorAccounts } from './importState'
import { mailLink } from './links'
import { createOperations } from './operations'
import { hashPassword } from './password'
import { identityRoutes } from './routes'
import { createSchema } from './schema'
import { openTokens } from './tokens'

/** Creates the tables and the accounts that are missing; existing accounts are not changed. */
export async function prepareIdentity(db: Database, dataDir: string, log: Log): Promise<void> {
  await db.transaction().execute(createSchema)
  // Earlier versions kept the accounts in this file.
  const file = join(dataDir, 'identity.json')
  if (existsSync(file)) {
    const accounts = await readEmulatorAccounts(await readFile(file, 'utf8'))
    for (const account of accounts) await createAccount(db, account)
    await rename(file, `${file}.imported`)
    log.info(`The accounts in ${file} are in the database now; the file is not used any more.`)
  }
  for (const { uid: localId, password, role: _, ...account } of demoAccounts)
    await createAccount(db, { ...account, localId, password: await hashPassword(password) })
}

/** Stands for Firebase's identity service, in any number of programs on one database. */
export async function openIdentity(db: Database, projectId: string) {
  const tokens = await openTokens(db, projectId)
  const operations = createOperations(db, tokens)

  /** An account that no longer exists cannot sign in either, and has no profile. */
  async function change(uid: string, changes: Partial<Account>): Promise<void> {
    await updateAccount(db, uid, changes).catch((error: unknown) => {
      if (!(error instanceof IdentityError)) throw error
    })
  }

  return {
    fastifyPlugin: identityRoutes(db, operations),
    /** Verifies the tokens' signature. */
    publicKey: tokens.publicKey,
    async sendMails(mailer: Mailer | undefined, log: Log): Promise<void> {
      while (await mailLink(db, mailer, log));
    },
    disableAccount: (uid: string) => change(uid, { disabled: true }),
    updateProfile: (uid: string, profile: Pick<Account, 'displayName' | 'photoUrl'>) =>
      change(uid, profile),
    lookUp: (idToken: string) => operations.lookup({ idToken }),
  }
}
