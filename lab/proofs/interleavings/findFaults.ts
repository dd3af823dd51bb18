import { join } from 'node:path'
import { type Fault, readFaults } from '../../plant/patches'
import { createJudge, createSerialResults, explore, type Judge } from './explore'
import type { Pair, Stage } from './stage'
import type { Stages } from './stages'

/** One guard of the shop taken out each: `A × B | what is taken out`, by the pair of operations that it keeps apart. */
export const faults = readFaults(join(import.meta.dirname, 'faults.diff')).map(
  ({ name, patches }) => {
    const [pair = '', title = ''] = name.split(' | ')
    return { name: title, pair, patches }
  },
)

type PlantedFault = Fault & { pair: string }

export type FoundFault = {
  fault: PlantedFault
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

type RacedPair = readonly [Stage, Pair]

/** The sound shop has to pass a tenth of the races, so that what they find is the fault. */
async function raceBoth(
  [soundStage, soundPair]: RacedPair,
  [stage, pair]: RacedPair,
  judge: Judge,
  max: number,
) {
  if (max === 0) return '–'
  if ((await race(soundStage, soundPair, judge, Math.ceil(max / 10))) !== undefined) {
    return 'fails without the fault too'
  }
  const found = await race(stage, pair, judge, max)
  return found === undefined ? `not in ${max}` : `${found}`
}

/** Plants a fault in a shop of its own and looks for it, by orders of statements and by random races. */
export async function findFault(
  stages: Stages,
  soundStage: Stage,
  fault: PlantedFault,
  { budget, seed, races }: Options,
): Promise<FoundFault> {
  const [a = '', b = ''] = fault.pair.split(' × ')
  const soundPair = soundStage.findPair([a, b])
  const judge = createJudge(createSerialResults(soundStage, soundPair))
  const stage = await stages.openPlanted(fault.patches)
  const pair = stage.findPair([a, b])
  try {
    if (stage.sceneText !== soundStage.sceneText) throw new Error('The scenes differ')
    const { schedules, findings } = await explore(stage, pair, judge, {
      budget,
      seed,
      stopAtFirst: true,
    })
    return {
      fault,
      orders: schedules,
      problem: findings[0]?.problem,
      races: await raceBoth([soundStage, soundPair], [stage, pair], judge, races),
    }
  } finally {
    await stage.close()
  }
}
