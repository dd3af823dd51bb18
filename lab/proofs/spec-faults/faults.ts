import type { Fault } from './fault'
import { faultsOfBehavior } from './faultsOfBehavior'
import { faultsOfScreens } from './faultsOfScreens'

export const faults: readonly Fault[] = [...faultsOfScreens, ...faultsOfBehavior]
