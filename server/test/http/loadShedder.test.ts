import { createLoadShedder } from '../../src/http/loadShedder'

function setUp() {
  let time = 0
  const shedder = createLoadShedder(() => time)
  return {
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    tryStart: shedder.tryStart,
    /** Of many addresses. */
    startMany: (count: number) =>
      Array.from({ length: count }, (_, index) =>
        shedder.tryStart(`address ${index % 20}`),
      ).flatMap((started) => started ?? []),
  }
}

test('an idle shop accepts the requests of many pages at once, and turns away what is more', () => {
  const { startMany } = setUp()
  expect(startMany(500)).toHaveLength(128)
})

test('as many requests may be in progress as are served in 0.3 seconds', () => {
  const { pass, startMany } = setUp()
  for (let turn = 0; turn < 20; turn++) {
    for (const { finish } of startMany(100)) finish()
    pass(50)
  }
  expect(startMany(5_000)).toHaveLength(600)
})

test('requests are turned away when 32 of them have waited for half a second, and accepted when those are served', () => {
  const { pass, startMany, tryStart } = setUp()
  const slow = startMany(31)
  pass(600)
  slow.push(...startMany(1))
  expect(tryStart('address')).toBeDefined()
  pass(600)
  expect(tryStart('address')).toBeUndefined()
  for (const { finish } of slow.slice(0, 5)) finish()
  expect(tryStart('address')).toBeDefined()
})

test('requests whose bodies are still arriving have not waited for the shop', () => {
  const { pass, startMany, tryStart } = setUp()
  const slow = startMany(40)
  for (const { pause } of slow) pause()
  pass(5_000)
  expect(tryStart('address')).toBeDefined()
  for (const { resume } of slow) resume()
  pass(400)
  expect(tryStart('address')).toBeDefined()
  pass(200)
  expect(tryStart('address')).toBeUndefined()
  for (const { finish } of slow) finish()
  for (const { resume } of slow) resume()
  pass(600)
  expect(tryStart('address')).toBeDefined()
})

test('one address may have half of them in progress, and leaves the rest to others', () => {
  const { tryStart, startMany } = setUp()
  const flood = Array.from({ length: 500 }, () => tryStart('flood')).flatMap(
    (started) => started ?? [],
  )
  expect(flood).toHaveLength(64)
  expect(startMany(500)).toHaveLength(64)
  flood[0]?.finish()
  expect(tryStart('flood')).toBeDefined()
})

test('a request that is finished twice counts once', () => {
  const { startMany } = setUp()
  const [first] = startMany(128)
  first?.finish()
  first?.finish()
  expect(startMany(10)).toHaveLength(1)
})
