import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../server/src/db/pool'
import { createRandom, pick } from '../../../server/test/support/random'
import { type Write, writes } from '../../people/scene'
import type { SignedIn } from '../../people/sessions'
import { until } from '../../time'
import { type Browser, createBrowser, createGlobals, type Tab } from './browser'
import type { Client, Screen, Screens } from './clientCode'
import type { compileClient } from './compileClient'
import { createDeliveries } from './deliveries'
import { createNetwork } from './network'
import type { Replica } from './replica'
import type { Scene, Stale } from './screens'
import { settle } from './settle'
import type { Process } from './shop'
import { createClock } from './virtualTime'

type Options = {
  seed: number
  scene: Scene
  processes: readonly Process[]
  /** In which data is changed past the shop. */
  db: Database
  openPage: ReturnType<typeof compileClient>
  parked: (() => void)[]
  trace: (line: string) => void
  replica: Replica | undefined
}

type OpenTab = ReturnType<typeof createGlobals> & {
  tab: Tab
  client: Client
  isVisible: boolean
  open: () => OpenTab
}

const steps = 60
/** A page asks for the session, then for what it shows, then for its event stream. */
const loadingRounds = 8

/** Plays one schedule over four tabs and two processes; returns what the tabs have in the end other than a fresh page. */
export async function play({
  seed,
  scene,
  processes,
  db,
  openPage,
  parked,
  trace,
  replica,
}: Options): Promise<Stale[]> {
  const random = createRandom(seed + 1)
  // The first values of neighbouring seeds are alike.
  for (let index = 0; index < 5; index++) random(2)
  const chance = (percent: number) => random(100) < percent
  const clock = createClock()
  const pickProcess = () => pick(processes, random(processes.length))

  const deliveries = createDeliveries(trace)
  const { deliver, ready, run } = deliveries
  const stale: Stale[] = []
  const { network, streams, inFlight, stopFaults, connectDirectly } = createNetwork({
    deliveries,
    pickProcess,
    chance,
    onOldRead: (read) => stale.push(read),
  })

  function openTab(name: string, browser: Browser, screens: Screens): OpenTab {
    const tab: Tab = { name, browser, isFrozen: false, isClosed: false }
    const pageEventId = chance(60) ? pickProcess().getLastEventId() : undefined
    const page = createGlobals({ tab, clock, network, deliver, pageEventId })
    const { openClient } = openPage(page.globals)
    const client = openClient(screens)
    return { ...page, tab, client, isVisible: true, open: () => openTab(name, browser, screens) }
  }

  const some = (screens: readonly Screen[], count: number) =>
    Array.from({ length: count }, () => pick(screens, random(screens.length)))
  const { publicScreens, ownScreensOf, adminScreens } = scene
  const cookieOf = ({ cookie }: SignedIn) => cookie
  const couple = createBrowser(cookieOf(scene.user))
  const everyone = () => some(publicScreens, 2)
  const ownOf = (user: SignedIn) => some(ownScreensOf(user), 2)
  const tabs: OpenTab[] = [
    openTab('first tab', couple, {
      everyone: everyone(),
      user: ownOf(scene.user),
      admin: some(adminScreens, 1),
    }),
    openTab('second tab', couple, { everyone: everyone(), user: ownOf(scene.user), admin: [] }),
    openTab('visitor', createBrowser(), { everyone: everyone(), user: [], admin: [] }),
    openTab('admin', createBrowser(cookieOf(scene.admin)), {
      everyone: some(publicScreens, 1),
      user: [],
      admin: some(adminScreens, 2),
    }),
  ]
  await settle()

  const isActive = (owner: object) => !tabs.some(({ tab }) => tab === owner && tab.isFrozen)
  const advance = (time: number) => clock.advance(time, isActive, settle)
  const pending: Promise<unknown>[] = []
  let transactionOf: ((isCommit: boolean) => Promise<unknown>) | undefined

  const write = (kind: Write, number: number) =>
    db
      .transaction()
      .execute((trx) => scene.change[kind](trx, number))
      .catch(() => undefined)

  async function begin(kind: Write, number: number) {
    const trx = await db.startTransaction().execute()
    await scene.change[kind](trx, number).catch(() => undefined)
    return (isCommit: boolean) => (isCommit ? trx.commit() : trx.rollback()).execute()
  }

  let price = 0
  async function step() {
    const tab = pick(tabs, random(tabs.length))
    const at = tabs.indexOf(tab)
    const process = pickProcess()
    const number = random(12)
    const kind = pick(writes, random(writes.length))
    if (replica && chance(20)) {
      if (chance(60)) return replica.disturb(random)
      price += 10_000
      trace(`admin sets the price ${price}`)
      return tabs.at(-1)?.client.setPrice(scene.productId(number), price)
    }
    const dice = random(100)
    if (dice < 40) {
      const waiting = ready()
      for (let count = 1 + random(3); count > 0 && waiting.length > 0; count--) {
        const [chosen] = waiting.splice(random(waiting.length), 1)
        if (chosen) run(chosen.queue)
        await settle()
        if (count === 1) return
      }
      return advance(200)
    }
    if (dice < 52) {
      trace(`write ${kind} ${number}`)
      const call = scene.call[kind]
      pending.push(chance(50) && call ? call(process, number) : write(kind, number))
    } else if (dice < 56) {
      trace(transactionOf ? 'end of transaction' : `begin ${kind} ${number}`)
      if (transactionOf) {
        await transactionOf(chance(80))
        transactionOf = undefined
      } else transactionOf = await begin(kind, number)
    } else if (dice < 66) {
      trace(`${process.name} reads`)
      const reading = process.canRead && process.read()
      if (!replica?.isPaused()) await reading
    } else if (dice < 74) {
      parked.splice(random(parked.length || 1), 1)[0]?.()
    } else if (dice < 80) {
      const time = pick([300, 1_000, 2_500, 6_000], random(4))
      trace(`${time} ms`)
      await advance(time)
    } else if (dice < 83) {
      trace(`${tab.tab.name} opens a page`)
      tab.client.open(pick(publicScreens, number))
    } else if (dice < 88) {
      trace(`${tab.tab.name} acts`)
      if (number % 3 === 0) tab.client.setStock(scene.productId(number), number % 2 === 0)
      else if (number % 3 === 1) tab.client.addToCart(scene.productId(number))
      else tab.client.changeFirstCartRow(number % 4)
    } else if (dice < 91) {
      const stream = [...streams][random(streams.size || 1)]
      trace(`stream of ${stream?.tab.name} is cut`)
      stream?.close()
    } else if (dice < 94) {
      tab.isVisible = !tab.isVisible
      trace(`${tab.tab.name} ${tab.isVisible ? 'shown' : 'hidden'}`)
      tab.setVisible(tab.isVisible)
    } else if (dice < 96) {
      tab.tab.isFrozen = !tab.tab.isFrozen
      trace(`${tab.tab.name} frozen: ${tab.tab.isFrozen}`)
    } else if (dice < 97) {
      trace(`${tab.tab.name} is killed and opened again`)
      tab.kill()
      tabs[at] = tab.open()
    } else if (dice < 98) {
      process.setReading(!process.canRead)
      trace(`${process.name} reads: ${process.canRead}`)
    } else {
      trace(`${process.name} restarts`)
      await process.restart()
      for (const stream of [...streams]) if (stream.process === process) stream.end()
    }
  }

  async function deliverAll() {
    const waiting = ready()
    for (const { queue } of waiting) {
      run(queue)
      await settle()
    }
    return waiting
  }

  async function finish() {
    trace('finish')
    stopFaults()
    await transactionOf?.(true)
    for (const process of processes) process.setReading(true)
    for (const { tab } of tabs) tab.isFrozen = false
    for (const tab of tabs) if (!tab.isVisible) tab.setVisible(true)
    if (replica?.isPaused()) {
      // Pages refetch while the replica is behind.
      void Promise.all(processes.map((process) => process.read()))
      for (let round = 0; round < loadingRounds; round++) await deliverAll()
    }
    await replica?.recover()
    let quietSince = clock.now()
    // Longer than any retry of the client but the longest of a lost connection.
    for (
      const end = clock.now() + 120_000;
      clock.now() < end && clock.now() - quietSince < 12_000;
    ) {
      for (const release of parked.splice(0)) release()
      await settle()
      const waiting = await deliverAll()
      const isBusy = waiting.length > 0 || parked.length > 0 || inFlight() > 0
      if (isBusy || tabs.some(({ client }) => client.isPending() || hasLostQuery(client)))
        quietSince = clock.now()
      if (isBusy) {
        // A replica, and who waits for it, need real time.
        if (replica) await sleep(2)
        continue
      }
      await until('each process has read the changes', async () =>
        (await Promise.all(processes.map((process) => process.read()))).every(Boolean),
      )
      await advance(3_000)
    }
    await Promise.all(pending)
  }

  // Most schedules begin with pages that have loaded, the others while they load.
  if (chance(75)) {
    for (let round = 0; round < loadingRounds; round++) await deliverAll()
  }
  for (let index = 0; index < steps; index++) {
    await step()
    await settle()
  }
  await finish()

  connectDirectly()
  // Their caches are empty then, so that the database responds.
  for (const process of processes) await process.restart()
  for (const { tab, client } of tabs) {
    const shown = client.read()
    const fresh = await client.readFresh()
    if (fresh.size === 0) throw new Error('A fresh page shows nothing')
    for (const [screen, expected] of fresh) {
      const has = shown.get(screen)
      if (JSON.stringify(has) !== JSON.stringify(expected))
        stale.push({ tab: tab.name, screen, shown: has, fresh: expected })
    }
  }
  for (const tab of tabs) tab.kill()
  await settle()
  return stale
}

const hasLostQuery = (client: Client) =>
  [...client.read().values()].some(({ error }) => error === 0)
