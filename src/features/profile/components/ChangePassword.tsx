import Alert from '@mui/material/Alert'
import { shop } from '../../../../shop/shop.config'
import type { SessionUser } from '../../../api'
import { ShieldIcon } from '../../../shared/ui/icon'
import { ChangePasswordForm } from './ChangePasswordForm'

export function ChangePassword({ user }: { user: SessionUser }) {
  if (user.hasPassword) return <ChangePasswordForm user={user} />
  return (
    <Alert severity="info" role="note" icon={<ShieldIcon size={22} />}>
      You sign in with Google, so {shop.name} has no password of yours. You can change it in your
      Google account.
    </Alert>
  )
}
