import { object, string } from 'yup'
import { addressInNameMessage, hasAddress } from '../../../../shop/addressInName'

export const profileRules = object({
  name: string()
    .trim()
    .required('Please enter your name.')
    .max(100, 'At most 100 characters.')
    .test({ message: addressInNameMessage, test: (name) => !hasAddress(name) }),
})

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
