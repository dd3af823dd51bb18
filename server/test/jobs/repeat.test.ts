import { repeat } from '../../src/jobs/repeat'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const onError = jest.fn()

test('starts the next run only after the last one has ended', async () => {
  let end = () => {}
  const run = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  const stop = repeat(run, { interval: 5_000, onError })
  await jest.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(1)
  end()
  await jest.advanceTimersByTimeAsync(4_999)
  expect(run).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  end()
  await stop()
})

test('continues after a failed run', async () => {
  const failure = new Error('the database is away')
  const run = jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined)
  const stop = repeat(run, { interval: 1_000, onError })
  await jest.advanceTimersByTimeAsync(2_000)
  expect(onError).toHaveBeenCalledWith(failure)
  expect(run).toHaveBeenCalledTimes(2)
  await stop()
})

test('aborts the current run when stopped, waits for it and starts no other', async () => {
  const run = jest.fn(
    (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve())
      }),
  )
  const stop = repeat(run, { interval: 1_000, onError })
  await jest.advanceTimersByTimeAsync(1_000)
  await stop()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})
