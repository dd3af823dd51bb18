import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import type { SessionUser } from '@/api'
import { ShieldIcon } from '@/shared/ui/icon/icons'
import { shop } from '@/shop/shop.config'
import { ChangePasswordForm } from './ChangePasswordForm'

/** How the user signs in. */
export function ChangePassword({ user }: { user: SessionUser }) {
  return (
    <>
      <TextField
        label="E-mail"
        helperText="You sign in with it. It cannot be changed."
        value={user.email}
        disabled
      />
      {user.hasPassword ? (
        <ChangePasswordForm user={user} />
      ) : (
        <Alert severity="info" role="note" icon={<ShieldIcon size={22} />}>
          You sign in with Google, so {shop.name} has no password of yours. You can change it in
          your Google account.
        </Alert>
      )}
    </>
  )
}
