import { boolean, object, string } from 'yup'
import { addressInNameMessage, hasAddress } from '../../../../shop/addressInName'
import { emailMessage, isEmail } from '../../../../shop/email'

const email = string()
  .trim()
  .required('Please enter your email address.')
  .test({ message: emailMessage, test: (email) => !email || isEmail(email) })

export const loginRules = object({
  email,
  password: string().required('Please enter your password.'),
  isRemembered: boolean().required(),
})

const name = string()
  .trim()
  .required('Please enter your name.')
  .max(100, 'At most 100 characters.')
  .test({ message: addressInNameMessage, test: (text) => !hasAddress(text) })

const minPasswordLength = 6
const tooShort = `At least ${minPasswordLength} characters.`

export const registerRules = object({
  name,
  email,
  password: string().required('Please choose a password.').min(minPasswordLength, tooShort),
})
