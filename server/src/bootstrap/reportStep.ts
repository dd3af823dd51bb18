type Print = (line: string) => void

/** Prints the name of a step that takes longer than a second, and its duration. */
export async function reportStep<T>(
  print: Print,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const from = Date.now()
  const slow = setTimeout(() => print(`${what} …`), 1000)
  try {
    return await work()
  } finally {
    clearTimeout(slow)
    const took = Date.now() - from
    if (took > 1000) print(`${what}: ${(took / 1000).toFixed(1)} s`)
  }
}
