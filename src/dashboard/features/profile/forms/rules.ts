import { object, string } from 'yup'
import { t } from '@/shared/lib/language'
import { nameRule } from '@/shared/lib/rules'
import * as messages from '../messages'

export const profileRules = object({ name: nameRule })

export const newPasswordRules = object({
  // Spaces are allowed in a password, but a password of spaces only is not.
  password: string()
    .ensure()
    .test({ message: t(messages.emptyPassword), test: (password) => password.trim() !== '' })
    .min(6, t(messages.shortPassword)),
})

export const currentPasswordRules = object({
  password: string().required(t(messages.passwordRequired)),
})
