type Options = {
  /** Milliseconds between the end of one run and the start of the next. */
  pause: number
  onError: (error: unknown) => void
}

/** Runs a job again and again, never twice at once. Returns how to stop it, which waits for the run that is under way. */
export function repeat(
  run: (signal: AbortSignal) => Promise<unknown>,
  { pause, onError }: Options,
): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  let timer = setTimeout(start, pause)

  function start() {
    running = run(stopping.signal)
      .catch(onError)
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(start, pause)
      })
  }

  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  }
}
