type Options = {
  /** Time between the end of a run and the start of the next, in milliseconds. */
  interval: number
  onSuccess?: () => void
  onError: (error: unknown) => void
}

/** Runs a job periodically, never twice at once. Returns a function that stops it and waits for the current run. */
export function repeat(
  run: (signal: AbortSignal) => Promise<unknown>,
  { interval, onSuccess, onError }: Options,
): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  let timer = setTimeout(start, interval)

  function start() {
    running = run(stopping.signal)
      .then(onSuccess)
      .catch(onError)
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(start, interval)
      })
  }

  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}
