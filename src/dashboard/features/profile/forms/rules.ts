import { object, string } from 'yup'
import { nameRule } from '@/shared/lib/rules'

export const profileRules = object({ name: nameRule })

export const newPasswordRules = object({
  // Spaces are allowed in a password, but a password of spaces only is not.
  password: string()
    .ensure()
    .test({ message: 'Password cannot be empty!', test: (password) => password.trim() !== '' })
    .min(6, 'At least 6 characters.'),
})

export const currentPasswordRules = object({
  password: string().required('Please enter your password.'),
})
