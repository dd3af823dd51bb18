import { boolean, object, string } from 'yup'
import { emailMessage, isEmail } from '@/common/email'
import * as auth from '@/entities/auth/messages'
import { t } from '@/shared/lib/language'
import { nameRule } from '@/shared/lib/rules'
import * as messages from '../messages'

const email = string()
  .trim()
  .required(t(auth.emailMissing))
  .test({ message: t(emailMessage), test: (email) => !email || isEmail(email) })

export const loginRules = object({
  email,
  password: string().required(t(auth.passwordMissing)),
  isRemembered: boolean().required(),
})

const minPasswordLength = 6
const tooShort = t(messages.passwordTooShort)(minPasswordLength)

export const registerRules = object({
  name: nameRule,
  email,
  password: string().required(t(messages.noPasswordChosen)).min(minPasswordLength, tooShort),
})
