/** Runs as many tasks at once as there are slots; a task that only waits can give its slot to another one. */
export function createSlots(count: number) {
  let free = count
  const waiting: (() => void)[] = []

  async function take() {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  function give() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return async <T>(task: (pause: <U>(during: Promise<U>) => Promise<U>) => Promise<T>) => {
    await take()
    try {
      return await task(async (during) => {
        give()
        try {
          return await during
        } finally {
          await take()
        }
      })
    } finally {
      give()
    }
  }
}
