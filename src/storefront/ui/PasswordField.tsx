import { type ComponentProps, useState } from 'react'
import { IconButton } from '@/shared/ui/IconButton'
import { EyeIcon, EyeOffIcon } from '@/shared/ui/icon/accountIcons'
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
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
        </IconButton>
      }
    />
  )
}
