import type { Fault } from './faults'

/** Sections 5 to 9: validation, roles, calls, messages, limits. */
export const faultsOfBehavior: readonly Fault[] = []
