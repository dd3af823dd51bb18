import type { Draughtsman } from '../engine/study'
import { brick } from './charger/brick'
import { cable } from './charger/cable'
import { car } from './charger/car'
import { desktop } from './charger/desktop'
import { pad } from './charger/pad'
import { stand } from './charger/stand'
import { strip } from './charger/strip'

const drawings: Record<string, Draughtsman> = { brick, cable, car, desktop, pad, stand, strip }

export const charger: Draughtsman = (subject) => (drawings[subject.shape] ?? brick)(subject)
