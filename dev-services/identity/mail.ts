import type { Mail } from './messages'

const SUBJECTS: Record<string, string> = {
  PASSWORD_RESET: 'Password reset link',
  VERIFY_EMAIL: 'Verification link',
  VERIFY_AND_CHANGE_EMAIL: 'Link to change the e-mail address',
  RECOVER_EMAIL: 'Link to restore the former e-mail address',
}

/** One line for the console in place of an e-mail. */
export function describeMail({ email, requestType, link }: Mail): string {
  return `${SUBJECTS[requestType] ?? 'Link'} for ${email}: ${link}`
}
