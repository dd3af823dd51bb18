/**
 * Runs `work`, which handles its own errors, unless another tab of the browser is running the work of this name. Without Web Locks,
 * which insecure origins do not have and some browsers deny, each tab runs it.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
    .catch(work)
}
