import type { Tag } from '../../../contract/tags'
import type { Session } from '../../src/contract/types'
import { type Cursor, createEventBroker, parseEventId } from '../../src/live/eventBroker'

type PublishedChange = { event: string; data: unknown; id: string }

const customer: Session = {
  isRemembered: false,
  isRenewalDue: false,
  userId: 'c',
  identityUid: 'uid-c',
  email: 'c@mail.example',
  role: 'user',
}

type Options = { maxChanges?: number; interval?: number; isQuiet?: boolean }

function start({ isQuiet = false, interval = 0, ...options }: Options = {}) {
  let time = 10_000
  let position = 100
  const broker = createEventBroker({ ...options, interval, now: () => time })
  /** Read at once. */
  const changeTogether = (changes: { tags: Tag[]; owner: string | null }[]) => {
    const before = position
    position += changes.length
    broker.publish({
      changes: changes.map((each, index) => ({ ...each, position: before + index, age: 0 })),
      position,
      reached: position,
    })
  }
  const change = (tags: Tag[], owner: string | null = null) => changeTogether([{ tags, owner }])
  if (isQuiet) broker.publish({ changes: [], position, reached: position })
  else change([])
  return {
    broker,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    change,
    changeTogether,
    /** Connects a client and collects its events. */
    connect(cursor?: Cursor, session?: Session) {
      const events: PublishedChange[] = []
      let isClosed = false
      const unsubscribe = broker.subscribe(
        {
          session,
          send: (event, data, id) => events.push({ event, data: JSON.parse(data), id }),
          close: () => {
            isClosed = true
          },
        },
        cursor,
      )
      return {
        events,
        unsubscribe,
        isClosed: () => isClosed,
        tags: () => events.map(({ data }) => data),
      }
    },
  }
}

describe('an admin', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const admin: Session = { ...customer, userId: 'a', role: 'admin' }

  it('receives the first change at once, and what follows within a second in one event', () => {
    const { connect, change } = start()
    const { events, tags } = connect({}, admin)
    for (let row = 0; row < 20; row++) {
      change(['Cart', `Cart/${row % 2}`], 'somebody')
      jest.advanceTimersByTime(50)
    }
    expect(tags()).toEqual([[], ['Cart', 'Cart/0'], ['Cart', 'Cart/1', 'Cart/0']])
    expect(events.at(-1)?.id).toBe('121')

    jest.advanceTimersByTime(60_000)
    expect(tags()).toHaveLength(3)
    change(['Order'], 'somebody')
    expect(tags().at(-1)).toEqual(['Order'])
  })

  it('receives what waited when the stream broke after reconnecting', () => {
    const { connect, change } = start()
    const first = connect({}, admin)
    change(['Order/1'], 'somebody')
    change(['Order/2'], 'somebody')
    first.unsubscribe()
    jest.advanceTimersByTime(60_000)
    expect(first.tags()).toEqual([[], ['Order/1']])

    expect(connect({ id: first.events.at(-1)?.id }, admin).tags()).toEqual([['Order/2']])
  })

  it('receives a gap at once, and nothing that waited before it', () => {
    const { broker, connect, change } = start()
    const { events } = connect({}, admin)
    change(['Order/1'], 'somebody')
    change(['Order/2'], 'somebody')
    broker.publishGap(200)
    jest.advanceTimersByTime(60_000)
    expect(events.map(({ event }) => event)).toEqual(['tags', 'tags', 'gap'])
  })
})

test('a customer receives each change at once', () => {
  const { connect, change } = start()
  const { tags } = connect({}, customer)
  change(['Cart/1'], customer.userId)
  change(['Cart/2'], customer.userId)
  expect(tags()).toEqual([[], ['Cart/1'], ['Cart/2']])
})

test('public changes that follow a first one within the interval are one event', async () => {
  jest.useFakeTimers()
  const { connect, change } = start({ interval: 500 })
  const visitor = connect()
  const owner = connect({}, customer)
  for (const id of [1, 2, 3]) change([`Product/${id}`])
  change(['Cart'], customer.userId)
  expect(visitor.tags()).toEqual([[], ['Product/1']])
  // Its ID is after the changes that wait, so it has them.
  expect(owner.tags()).toEqual([[], ['Product/1'], ['Product/2', 'Product/3', 'Cart']])
  jest.advanceTimersByTime(500)
  expect(visitor.tags()).toEqual([[], ['Product/1'], ['Product/2', 'Product/3']])
  jest.useRealTimers()
})

test('a stream that breaks after any event resumes with what came after it', () => {
  const { connect, change, changeTogether } = start()
  const owner = connect({}, customer)
  changeTogether([
    { tags: ['Product/1'], owner: null },
    { tags: ['Cart/1'], owner: customer.userId },
  ])
  change(['Product/2'])
  change(['Cart/2'], customer.userId)

  expect(owner.events.length).toBeGreaterThan(1)
  const sent = new Set(owner.tags().flat())
  expect(sent).toEqual(new Set(['Product/1', 'Cart/1', 'Product/2', 'Cart/2']))
  for (const [at, { id }] of owner.events.entries()) {
    const received = owner.tags().slice(0, at + 1)
    const missed = connect({ id }, customer).tags()
    expect(new Set([...received, ...missed].flat())).toEqual(sent)
  }
})

test('clients are asked to spread refetches of public data if there are many', () => {
  const { broker, change } = start()
  const spreads: (number | undefined)[] = []
  const subscribe = (session?: Session) =>
    broker.subscribe({
      session,
      send: (_event, _data, _id, spread) => spreads.push(spread),
      close: () => undefined,
    })
  subscribe(customer)
  for (let count = 1; count < 250; count++) subscribe()
  spreads.length = 0
  change(['Product'])
  expect(new Set(spreads)).toEqual(new Set([250]))
  spreads.length = 0
  change(['Cart'], customer.userId)
  expect(spreads).toEqual([undefined])
})

describe('a client that reconnects', () => {
  it('receives each tag that changed since its last event once', () => {
    const { connect, change } = start()
    const first = connect()
    change(['Product'])
    const cursor = first.events.at(-1)?.id
    first.unsubscribe()
    change(['Product', 'Product/1'])
    change(['Product', 'Product/2'])

    const again = connect({ id: cursor })
    expect(again.tags()).toEqual([['Product', 'Product/1', 'Product/2']])
    change(['Category/fan'])
    expect(again.tags().at(-1)).toEqual(['Category/fan'])
    expect(connect({ id: again.events.at(-1)?.id }).tags()).toEqual([[]])
  })

  it('receives missed changes that its current user may see', () => {
    const { connect, change } = start()
    const visitor = connect()
    change(['Order/1', 'Order'], 'c')
    change(['Order/2', 'Order'], 'somebody else')
    expect(visitor.tags()).toEqual([[]])

    const id = visitor.events[0]?.id
    expect(connect({ id }, customer).tags()).toEqual([['Order/1', 'Order']])
    expect(connect({ id }, { ...customer, role: 'admin' }).tags()).toEqual([
      ['Order/1', 'Order', 'Order/2'],
    ])
  })

  it.each([
    ['that is no position', 'nonsense'],
    ['of changes that were pruned', '7'],
    ['that the database has not reached', '1000'],
  ])('has to refetch everything with an ID %s', (_, id) => {
    expect(start().connect({ id }).events).toMatchObject([{ event: 'gap', data: null }])
  })

  it('has to refetch everything if it missed too many changes or a gap', () => {
    const { broker, connect, change } = start({ maxChanges: 2 })
    const id = connect().events[0]?.id
    change(['Product/1'])
    change(['Product/2'])
    expect(connect({ id }).tags()).toEqual([['Product/1', 'Product/2']])
    change(['Product/3'])
    expect(connect({ id }).events).toMatchObject([{ event: 'gap' }])

    const later = connect()
    broker.publishGap(200)
    expect(later.events.map(({ event }) => event)).toEqual(['tags', 'gap'])
    expect(connect({ id: later.events[0]?.id }).events).toMatchObject([{ event: 'gap' }])
    expect(connect({ id: later.events[1]?.id }).tags()).toEqual([[]])
  })
})

describe('another process', () => {
  it('has missed nothing if nothing has changed since the process started', () => {
    const { broker, change } = start({ isQuiet: true })
    const events: string[] = []
    const send = (event: string, data: string) => events.push(`${event} ${data}`)
    const id = broker.getLastEventId()
    broker.subscribe({ send, close: () => undefined }, { id })
    change(['Product'])
    broker.subscribe({ send, close: () => undefined }, { id })
    broker.subscribe({ send, close: () => undefined }, { id: '99' })
    expect(events).toEqual(['tags []', 'tags ["Product"]', 'tags ["Product"]', 'gap null'])
  })

  it('resumes a stream with what it has read itself', () => {
    const [one, other] = [start(), start()]
    for (const { change } of [one, other]) change(['Product/1'])
    const id = one.connect().events[0]?.id
    for (const { change } of [one, other]) change(['Product/2'])
    expect(other.connect({ id }).tags()).toEqual([['Product/2']])
  })

  it('sends a change again whose transaction ended before an older one', () => {
    const { broker, connect } = start()
    const fast = { tags: ['Product/2'], owner: null, position: 120, age: 0 }
    broker.publish({ changes: [fast], position: 110, reached: 121 })
    const id = connect().events[0]?.id
    const slow = { tags: ['Product/1'], owner: null, position: 110, age: 0 }
    broker.publish({ changes: [slow], position: 121, reached: 121 })
    expect(connect({ id }).tags()).toEqual([['Product/2', 'Product/1']])
  })
})

test('the ID of an event has the end of its changes if an older transaction is still running', () => {
  const { broker, connect } = start()
  const client = connect()
  const change = { tags: ['Product'], owner: null, position: 120, age: 0 }
  broker.publish({ changes: [change], position: 110, reached: 121 })
  const id = client.events.at(-1)?.id ?? ''
  expect(parseEventId(id)).toEqual({ position: 110, reached: 121 })
  expect(connect({ id }).tags()).toEqual([['Product']])
  expect(parseEventId('12')).toEqual({ position: 12, reached: 12 })
  expect(parseEventId('1e5')).toBeUndefined()
})

describe('a client that connects for the first time', () => {
  it('receives what has changed since its first request', () => {
    const { connect, change, pass } = start({ maxChanges: 2 })
    pass(1000)
    change(['Product/1'])
    pass(1000)
    change(['Product/2'])
    pass(1000)

    expect(connect({ age: 1500 }).tags()).toEqual([['Product/2']])
    expect(connect({ age: 2500 }).tags()).toEqual([['Product/1', 'Product/2']])
    expect(connect({ age: 3500 }).events).toMatchObject([{ event: 'gap' }])

    change(['Product/3'])
    expect(connect({ age: 1500 }).tags()).toEqual([['Product/2', 'Product/3']])
    expect(connect({ age: 2500 }).events).toMatchObject([{ event: 'gap' }])
  })

  it('is disconnected when its user changes, to reconnect with the new role', () => {
    const { connect, change } = start()
    const own = connect({}, customer)
    const other = connect()
    change(['User', 'User/c'], 'c')

    expect([own.isClosed(), other.isClosed()]).toEqual([true, false])
  })

  it('gets after that all that changed with its user, none of which came before', () => {
    const { connect, changeTogether } = start()
    const own = connect({}, customer)
    changeTogether([
      { tags: ['Product/1'], owner: null },
      { tags: ['Cart/c'], owner: 'c' },
      { tags: ['User', 'User/c'], owner: 'c' },
    ])

    expect(own.tags()).toEqual([[]])
    expect(connect({ id: own.events[0]?.id }, customer).tags()).toEqual([
      ['Product/1', 'Cart/c', 'User', 'User/c'],
    ])
  })
})
