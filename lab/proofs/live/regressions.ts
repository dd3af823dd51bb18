/** Seeds of schedules that failed once, with what they found. They are played first. */
export const regressions: readonly number[] = [
  // A follower caught up with a process that was behind that of its leader, and stayed there.
  62,
  // The amount of the cart did not follow the price of its product. Only after the 150 seeds before it.
  4650,
]
