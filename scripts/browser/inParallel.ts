/** Works through a list, so many at a time. */
export async function inParallel<T>(
  atOnce: number,
  tasks: readonly T[],
  work: (task: T) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks]
  async function worker() {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await work(task)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
