import type { Draughtsman } from '../engine/study'
import { bladed } from './fan/bladed'
import { neck } from './fan/neck'
import { turbo } from './fan/turbo'

const drawings: Record<string, Draughtsman> = { neck, turbo }

export const fan: Draughtsman = (subject) => (drawings[subject.shape] ?? bladed)(subject)
