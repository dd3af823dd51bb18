import { AccountRightsMissingError } from './errors'
import { GoogleAccounts } from './googleAccounts'

export type DisableAccount = (uid: string) => Promise<void>

type Options = {
  projectId: string
  credentialsFile: string | undefined
  /** The embedded identity service, where there is one. */
  emulator?: { disableAccount: DisableAccount }
}

/** After it an account can't sign in any more; throws `AccountRightsMissingError` where the shop may not do that. */
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
