import { type ComponentProps, useState } from 'react'
import { t } from '@/shared/lib/language'
import { IconButton } from '@/shared/ui/IconButton'
import { EyeIcon, EyeOffIcon } from '@/shared/ui/icon/accountIcons'
import * as messages from './messages'
import { TextField } from './TextField'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'action'>

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          aria-label={t(messages.showPassword)}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
        </IconButton>
      }
    />
  )
}
