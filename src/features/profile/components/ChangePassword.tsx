import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import { useHasPassword } from '../hooks/useHasPassword'
import { ChangePasswordForm } from './ChangePasswordForm'
import { NoPasswordNote } from './NoPasswordNote'

export function ChangePassword({ email }: { email: string }) {
  const hasPassword = useHasPassword()
  if (hasPassword === undefined) return <Skeleton height="8rem" borderRadius="var(--radius)" />
  return hasPassword ? <ChangePasswordForm email={email} /> : <NoPasswordNote />
}
