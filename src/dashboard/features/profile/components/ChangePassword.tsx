import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import type { SessionUser } from '@/api'
import { t } from '@/shared/lib/language'
import { ShieldIcon } from '@/shared/ui/icon/icons'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import { ChangePasswordForm } from './ChangePasswordForm'

/** How the user signs in. */
export function ChangePassword({ user }: { user: SessionUser }) {
  return (
    <>
      <TextField
        label={t(messages.email)}
        helperText={t(messages.emailHint)}
        value={user.email}
        disabled
      />
      {user.hasPassword ? (
        <ChangePasswordForm user={user} />
      ) : (
        <Alert severity="info" role="note" icon={<ShieldIcon size={22} />}>
          {t(messages.googleNote)(t(shop.displayName))}
        </Alert>
      )}
    </>
  )
}
