import { boolean, object, string } from 'yup'
import { emailMessage, isEmail } from '@/common/email'
import { nameRule } from '@/shared/lib/rules'

const email = string()
  .trim()
  .required('Please enter your email address.')
  .test({ message: emailMessage, test: (email) => !email || isEmail(email) })

export const loginRules = object({
  email,
  password: string().required('Please enter your password.'),
  isRemembered: boolean().required(),
})

const minPasswordLength = 6
const tooShort = `At least ${minPasswordLength} characters.`

export const registerRules = object({
  name: nameRule,
  email,
  password: string().required('Please choose a password.').min(minPasswordLength, tooShort),
})
