import { string } from 'yup'
import { addressInNameMessage, hasAddress } from '@/common/addressInName'
import { saveUserLimits } from '@/common/generated/limits/saveUser'
import * as messages from '../messages'
import { t } from './language'

/** For `max`, by a limit of the contract. */
export const atMost = ({ maxLength }: { maxLength: number }) =>
  [maxLength, t(messages.atMost)(maxLength)] as const

/** Of a user or a recipient. */
export const nameRule = string()
  .trim()
  .required(t(messages.nameMissing))
  .max(...atMost(saveUserLimits.name))
  .test({ message: t(addressInNameMessage), test: (name) => !hasAddress(name) })
