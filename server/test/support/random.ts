/** A small linear congruential generator, so that a failing run can be repeated. */
export function createRandom(seed: number) {
  let state = seed % 2_147_483_647
  return (max: number) => {
    state = (state * 48_271 + 11) % 2_147_483_647
    return state % max
  }
}

export const pick = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}
