/** Lets the browser paint and handle input before what follows. */
export const nextTask = () =>
  // Safari has no `scheduler`.
  typeof scheduler === 'undefined'
    ? new Promise<void>((resolve) => setTimeout(resolve))
    : scheduler.yield()
