import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import { useHasPassword } from '../hooks/useHasPassword'
import { ChangePasswordForm } from './ChangePasswordForm'
import { NoPasswordNote } from './NoPasswordNote'

/** For whoever has a password; the others are told why they have none. */
export function ChangePassword({ email }: { email: string }) {
  const hasPassword = useHasPassword()
  if (hasPassword === undefined) return <Skeleton height="8rem" borderRadius="var(--radius)" />
  return hasPassword ? <ChangePasswordForm email={email} /> : <NoPasswordNote />
}
