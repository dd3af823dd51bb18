import { string } from 'yup'
import { addressInNameMessage, hasAddress } from '@/common/addressInName'
import { saveUserLimits } from '@/common/generated/limits/saveUser'

/** For `max`, by a limit of the contract. */
export const atMost = ({ maxLength }: { maxLength: number }) =>
  [maxLength, `At most ${maxLength.toLocaleString('en')} characters.`] as const

/** Of a user or a recipient. */
export const nameRule = string()
  .trim()
  .required('Please enter your name.')
  .max(...atMost(saveUserLimits.name))
  .test({ message: addressInNameMessage, test: (name) => !hasAddress(name) })
