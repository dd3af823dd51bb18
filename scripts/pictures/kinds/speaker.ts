import type { Draughtsman } from '../engine/study'
import { cabinet } from './speaker/cabinet'
import { cylinder } from './speaker/cylinder'
import { orb } from './speaker/orb'
import { puck } from './speaker/puck'
import { tower } from './speaker/tower'

const drawings: Record<string, Draughtsman> = { cylinder, orb, puck, tower }

export const speaker: Draughtsman = (subject) => (drawings[subject.shape] ?? cabinet)(subject)
