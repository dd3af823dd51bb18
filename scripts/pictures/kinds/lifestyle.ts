import type { Draughtsman, Study, Subject } from '../engine/study'
import { backpack } from './lifestyle/backpack'
import { bottle } from './lifestyle/bottle'
import { clock } from './lifestyle/clock'
import { humidifier } from './lifestyle/humidifier'
import { kettle } from './lifestyle/kettle'
import { lamp } from './lifestyle/lamp'
import { moon } from './lifestyle/moon'
import { scale } from './lifestyle/scale'
import { trimmer } from './lifestyle/trimmer'

const drawings: Record<string, (subject: Subject) => Study> = {
  lamp,
  moon,
  trimmer,
  backpack,
  bottle,
  humidifier,
  kettle,
  gooseneck: kettle,
  clock,
  scale,
}

export const lifestyle: Draughtsman = (subject) => (drawings[subject.shape] ?? lamp)(subject)
