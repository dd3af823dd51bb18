import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { shop } from '../../../../shop/shop.config'
import { ShieldIcon } from '../../../shared/ui/icon'
import { useHasPassword } from '../hooks/useHasPassword'
import { ChangePasswordForm } from './ChangePasswordForm'

export function ChangePassword({ email }: { email: string }) {
  const hasPassword = useHasPassword()
  if (hasPassword === undefined) return <Skeleton height="8rem" />
  if (hasPassword) return <ChangePasswordForm email={email} />
  return (
    <Alert severity="info" role="note" icon={<ShieldIcon size={22} />}>
      You sign in with Google, so {shop.name} has no password of yours. You can change it in your
      Google account.
    </Alert>
  )
}
