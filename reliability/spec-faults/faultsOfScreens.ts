import type { Fault } from './faults'

/** Sections 2 to 4: screens, entities, states. */
export const faultsOfScreens: readonly Fault[] = [
  {
    line: '3.10',
    file: 'server/src/modules/reviews/routes.ts',
    find: 'reviewText.trim()',
    replace: "'another text'",
  },
]
