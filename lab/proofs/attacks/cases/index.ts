import type { AttackClass } from '../attack'
import { addresses } from './addresses'
import { admins } from './admins'
import { bodies } from './bodies'
import { crossSite } from './crossSite'
import { demo } from './demo'
import { injection } from './injection'
import { limits } from './limits'
import { markupEverywhere } from './markup'
import { payments } from './payments'
import { records } from './records'
import { sessions } from './sessions'
import { tokens } from './tokens'
import { uploads } from './uploads'
import { values } from './values'

export const attackClasses: readonly AttackClass[] = [
  ...[tokens, records, values, injection, bodies, uploads, addresses, crossSite],
  ...[sessions, admins, limits, payments, demo, markupEverywhere],
]
