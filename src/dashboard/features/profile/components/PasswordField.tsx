import IconButton from '@mui/material/IconButton'
import { type ComponentProps, useState } from 'react'
import { FormTextField } from '@/dashboard/ui/FormFields'
import { t } from '@/shared/lib/language'
import { EyeIcon, EyeOffIcon } from '@/shared/ui/icon/accountIcons'
import * as messages from '../messages'

type PasswordFieldProps<Values extends Record<string, unknown>> = Omit<
  ComponentProps<typeof FormTextField<Values>>,
  'type' | 'slotProps'
>

export function PasswordField<Values extends Record<string, unknown>>(
  props: PasswordFieldProps<Values>,
) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <IconButton
              edge="end"
              aria-label={t(messages.showPassword)}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
            </IconButton>
          ),
        },
      }}
    />
  )
}
