import { type Result, runStep } from './runStep'
import type { Step } from './steps'

type Options = { cores: number; onStart: (step: Step) => void; onEnd: (result: Result) => void }

function notRun(step: Step, needed: string): Result {
  const output = `Not run, since '${needed}' failed.`
  return { step, isOk: false, passed: 0, failed: 1, skipped: 0, seconds: 0, output }
}

const longestFirst = (one: Step, other: Step) =>
  Number(other.isLongest ?? false) - Number(one.isLongest ?? false)

/** Starts each step as soon as those that it needs are done and enough cores are free; a failure stops none but those. */
export async function runAll(chosen: readonly Step[], { cores, onStart, onEnd }: Options) {
  const waiting = [...chosen].sort(longestFirst)
  const results: Result[] = []
  const running = new Map<Step, Promise<void>>()

  const take = (step: Step) => waiting.splice(waiting.indexOf(step), 1)
  const needs = ({ after = [] }: Step) =>
    after.filter((name) => chosen.some((s) => s.name === name))
  const resultOf = (name: string) => results.find(({ step }) => step.name === name)
  const isReady = (step: Step) => needs(step).every((name) => resultOf(name)?.isOk)
  const failedNeed = (step: Step) => needs(step).find((name) => resultOf(name)?.isOk === false)
  const freeCores = () => [...running.keys()].reduce((free, { weight }) => free - weight, cores)
  const fits = ({ weight }: Step) => Math.min(weight, cores) <= freeCores()

  function settle(result: Result) {
    results.push(result)
    onEnd(result)
  }

  function start(step: Step) {
    take(step)
    onStart(step)
    running.set(
      step,
      runStep(step).then((result) => {
        running.delete(step)
        settle(result)
      }),
    )
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const failed = failedNeed(step)
      if (failed !== undefined) {
        take(step)
        settle(notRun(step, failed))
      } else if (isReady(step) && fits(step)) start(step)
    }
    await Promise.race(running.values())
  }
  return results
}
