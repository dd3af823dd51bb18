/** Seeds of schedules that failed once, with what they found. They are played first. */
export const regressions: readonly number[] = []
