import { boolean, object, string } from 'yup'

const email = string()
  .trim()
  .required('Please enter your email address.')
  .email('Enter a valid e-mail address.')

export const loginRules = object({
  email,
  password: string().required('Please enter your password.'),
  isRemembered: boolean().required(),
})

const name = string().trim().required('Please enter your name.').max(100, 'At most 100 characters.')

const minPasswordLength = 6
const tooShort = `At least ${minPasswordLength} characters.`

export const registerRules = object({
  name,
  email,
  password: string().required('Please choose a password.').min(minPasswordLength, tooShort),
})
