import { createJudge, createSerialResults, explore, type Judge } from './explore'
import { findPair } from './explorePairs'
import { createRewrite, type Fault } from './faults'
import type { Pair, Stage } from './stage'
import type { Stages } from './stages'

export type FoundFault = {
  fault: Fault
  /** Orders of statements that were tried until it was found, or in all. */
  orders: number
  problem: string | undefined
  /** Random races until it was found. */
  races: string
}

type Options = { budget: number; seed: number; races: number }

async function race(stage: Stage, pair: Pair, judge: Judge, max: number) {
  await stage.setRacing(true)
  try {
    for (let count = 1; count <= max; count++) {
      if ((await judge(await stage.race(pair))) !== undefined) return count
    }
    return undefined
  } finally {
    await stage.setRacing(false)
  }
}

/** The sound shop has to pass a tenth of the races, so that what they find is the fault. */
async function raceBoth(soundStage: Stage, stage: Stage, pair: Pair, judge: Judge, max: number) {
  if (max === 0) return '–'
  if ((await race(soundStage, pair, judge, Math.ceil(max / 10))) !== undefined) {
    return 'fails without the fault too'
  }
  const found = await race(stage, pair, judge, max)
  return found === undefined ? `not in ${max}` : `${found}`
}

/** Plants a fault in a shop of its own and looks for it, by orders of statements and by random races. */
export async function findFault(
  stages: Stages,
  soundStage: Stage,
  fault: Fault,
  { budget, seed, races }: Options,
): Promise<FoundFault> {
  const pair = findPair(fault.pair)
  const judge = createJudge(createSerialResults(soundStage, pair))
  const { rewrite, count } = createRewrite(fault)
  const stage = await stages.open({ rewrite, sql: fault.sql })
  try {
    if (stage.sceneText !== soundStage.sceneText) throw new Error('The scenes differ')
    const { schedules, findings } = await explore(stage, pair, judge, {
      budget,
      seed,
      stopAtFirst: true,
    })
    const isPlanted = fault.edits || fault.splitBefore || fault.isAutocommit
    if (isPlanted && count() === 0) throw new Error(`"${fault.name}" changes no statement`)
    return {
      fault,
      orders: schedules,
      problem: findings[0]?.problem,
      races: await raceBoth(soundStage, stage, pair, judge, races),
    }
  } finally {
    await stage.close()
  }
}
