import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningPostgres, startThrowawayPostgres } from '../../../dev-services/postgres'
import { type SignedIn, signIn } from '../../../lab/people/sessions'
import { type InnerShop, startInnerShop } from '../../../lab/shop/innerShop'
import { type Standby, startStandby } from '../../../lab/shop/standby'
import { migrations } from '../../../lab/shop/startShop'
import { succeeds, until } from '../../../lab/time'
import { everyEvent } from '../../src/cache/responseCachePlugin'
import { migrate } from '../../src/db/migrate'
import { createDatabase } from '../../src/db/pool'
import { createRandom, pick } from '../support/random'
import { insertProduct } from '../support/rows'

// Two servers are started, and a replica that is too far behind is noticed after two seconds. SCHEDULES=1000 takes minutes.
jest.setTimeout(120_000 + Number(process.env.SCHEDULES ?? 0) * 1_000)

let primary: RunningPostgres
let standby: Standby
let database: ReturnType<typeof createDatabase>
let folder: string
let processes: InnerShop[]
let admin: SignedIn
let product: { id: string; product_name: string }

const pool = { size: 4, connectionTimeout: 2_000, queryTimeout: 2_000 }

beforeAll(async () => {
  primary = await startThrowawayPostgres()
  await migrate(primary.url, migrations)
  database = createDatabase(primary.url, pool)
  admin = await signIn(database.db, 'admin')
  product = await insertProduct(database.db)
  standby = await startStandby(primary)
  folder = await mkdtemp(join(tmpdir(), 'jontro-replica-'))
  // The second one finds no replica.
  processes = await Promise.all(
    [standby.url, 'postgres://nobody@localhost:1/none'].map((url) =>
      startInnerShop({
        url: primary.url,
        folder,
        pool,
        reader: { interval: 50 },
        readUrls: [url],
      }),
    ),
  )
})
afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()))
  await database.close()
  await standby.stop()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

afterEach(() => standby.resumeReplay())

const replicaShop = () => pickProcess(0)
const primaryShop = () => pickProcess(1)
function pickProcess(index: number): InnerShop {
  const process = processes[index]
  if (!process) throw new Error('The processes have not been started')
  return process
}

/** A browser, which keeps what its responses have set. */
function createCaller(...cookies: readonly string[]) {
  let wrote: string | undefined
  return async (
    { app }: InnerShop,
    url: string,
    method: 'GET' | 'PUT' = 'GET',
    payload?: object,
  ) => {
    const response = await app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: { cookie: [...cookies, ...(wrote ? [`jontro_wrote=${wrote}`] : [])].join('; ') },
    })
    const set = response.cookies.find(({ name }) => name === 'jontro_wrote')
    if (set) wrote = set.value
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
    return response.body
  }
}
type Caller = ReturnType<typeof createCaller>

const lists = (id: string) => ['/api/new-arrival', `/api/product/${id}`, '/api/all-products']
const publicLists = () => lists(product.id).slice(0, 2)

const setPrice = (call: Caller, shop: InnerShop, price: number) =>
  call(shop, `/api/product/${product.id}`, 'PUT', {
    productName: product.product_name,
    category: 'Earbuds',
    price,
    inStock: true,
    images: ['/images/products/fan-1-960.webp'],
  })

const usesReplica = () => replicaShop().readServers?.isUsed() === true

async function untilReplicaIsUsed() {
  await until('the replica is used', usesReplica)
}

const priceText = (price: number) => `"price":${price},`

test('lists come from the replica, and what is written shows there at once', async () => {
  await untilReplicaIsUsed()
  await standby.pauseReplay()
  await setPrice(createCaller(admin.cookie), primaryShop(), 1_001)
  for (const url of publicLists()) {
    expect(await createCaller()(replicaShop(), url)).toContain(priceText(1_500))
  }
  await standby.resumeReplay()
  await until('the replica has the change', async () =>
    (await createCaller()(replicaShop(), '/api/new-arrival')).includes(priceText(1_001)),
  )
})

test('nobody misses their own write while the replica is behind', async () => {
  await untilReplicaIsUsed()
  const call = createCaller(admin.cookie)
  await standby.pauseReplay()
  await setPrice(call, primaryShop(), 1_002)
  for (const url of lists(product.id)) {
    expect(await call(replicaShop(), url)).toContain(priceText(1_002))
  }
})

test('an event that another process has sent is waited for', async () => {
  await untilReplicaIsUsed()
  await standby.pauseReplay()
  await setPrice(createCaller(admin.cookie), primaryShop(), 1_003)
  await primaryShop().catchUp(everyEvent)
  const { body } = await replicaShop().app.inject({
    url: '/api/new-arrival',
    headers: { 'last-event-id': primaryShop().broker.getLastEventId() },
  })
  expect(body).toContain(priceText(1_003))
})

test('a replica that is too far behind is left out and taken back, and events miss nothing', async () => {
  await untilReplicaIsUsed()
  const events: string[] = []
  const unsubscribe = replicaShop().broker.subscribe({
    send: (event, data) => events.push(`${event} ${data}`),
    close: () => undefined,
  })
  await standby.pauseReplay()
  await setPrice(createCaller(admin.cookie), primaryShop(), 1_004)
  await until('it is left out', () => !usesReplica())
  await until('the primary has been read', async () =>
    (await createCaller()(replicaShop(), '/api/new-arrival')).includes(priceText(1_004)),
  )
  await standby.resumeReplay()
  await untilReplicaIsUsed()
  expect(events.filter((each) => each.startsWith('gap')).length).toBeGreaterThan(0)
  unsubscribe()
})

test('while the replica is down the primary is read, without an error', async () => {
  await untilReplicaIsUsed()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const pid = standby.postgres.find()
  standby.postgres.signal('SIGKILL')
  const responses = Array.from({ length: 20 }, async (_, index) => {
    await sleep(index * 50)
    return createCaller()(replicaShop(), `/api/products/Earbuds?page=${index + 1}`)
  })
  await Promise.all(responses)
  await until('it is started again', () => standby.postgres.tryFind() !== pid)
  await until('it answers', () => succeeds(standby.resumeReplay()))
  await untilReplicaIsUsed()
})

const schedules = Number(process.env.SCHEDULES ?? 20)
/** It is frozen, without an error and without an answer. */
const freeze = () => standby.postgres.signal('SIGSTOP')
const thaw = () => standby.postgres.signal('SIGCONT')

test('random schedules with a replica that lags and stops: no own read is stale, and no cache stays so', async () => {
  const stale: string[] = []
  let price = 2_000
  for (let seed = 0; seed < schedules; seed++) {
    const random = createRandom(seed)
    const writers = [createCaller(admin.cookie), createCaller(admin.cookie)].map((call) => ({
      call,
      written: 0,
    }))
    const shop = () => pickProcess(random(processes.length))
    let isFrozen = false
    for (let step = 0; step < 15; step++) {
      const dice = random(100)
      const writer = pick(writers, random(writers.length))
      if (dice < 20) {
        if (!isFrozen) await (dice < 10 ? standby.pauseReplay() : standby.resumeReplay())
      } else if (dice < 25) await sleep(random(100))
      else if (dice < 26) {
        isFrozen = true
        freeze()
      } else if (dice < 50) {
        price += 1
        writer.written = price
        await setPrice(writer.call, shop(), price)
      } else {
        const url = pick(lists(product.id), random(3))
        const shown = Number(/"price":(\d+),/.exec(await writer.call(shop(), url))?.[1])
        // The other one may have written since.
        if (shown < writer.written) stale.push(`${seed}: ${url} ${shown} after ${writer.written}`)
      }
    }
    if (isFrozen) thaw()
    await standby.resumeReplay()
    for (const process of processes) {
      for (const url of publicLists()) {
        await until(`${url} shows the last price, seed ${seed}`, async () =>
          (await createCaller()(process, url)).includes(priceText(price)),
        )
      }
    }
  }
  expect(stale).toEqual([])
})
