import { AccountRightsMissingError } from './errors'
import { type AccountProfile, GoogleAccounts } from './googleAccounts'

export type AccountEditor = {
  /** Disabled accounts cannot sign in. Throws `AccountRightsMissingError` without a service account. */
  disableAccount: (uid: string) => Promise<void>
  /** Undefined without a service account: users' browsers then update their own accounts. */
  updateProfile?: (uid: string, profile: AccountProfile) => Promise<void>
}

type Options = {
  projectId: string
  credentialsFile: string | undefined
  standIn?: Required<AccountEditor> | undefined
}

export function createAccountEditor({
  projectId,
  credentialsFile,
  standIn,
}: Options): AccountEditor {
  if (standIn) {
    const { disableAccount, updateProfile } = standIn
    return { disableAccount, updateProfile }
  }
  if (credentialsFile === undefined) {
    return {
      disableAccount: async () => {
        throw new AccountRightsMissingError()
      },
    }
  }
  const accounts = new GoogleAccounts(projectId, credentialsFile)
  return {
    disableAccount: (uid) => accounts.disable(uid),
    updateProfile: (uid, profile) => accounts.updateProfile(uid, profile),
  }
}
