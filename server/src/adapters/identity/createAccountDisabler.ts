import { AccountRightsMissingError } from './errors'
import { GoogleAccounts } from './googleAccounts'

export type DisableAccount = (uid: string) => Promise<void>

type Options = {
  projectId: string
  credentialsFile: string | undefined
  emulator?: { disableAccount: DisableAccount }
}

/** Disabled accounts cannot sign in. Throws `AccountRightsMissingError` without a service account. */
export function createAccountDisabler({
  projectId,
  credentialsFile,
  emulator,
}: Options): DisableAccount {
  if (emulator) return emulator.disableAccount
  if (credentialsFile === undefined) {
    return async () => {
      throw new AccountRightsMissingError()
    }
  }
  const accounts = new GoogleAccounts(projectId, credentialsFile)
  return (uid) => accounts.disable(uid)
}
