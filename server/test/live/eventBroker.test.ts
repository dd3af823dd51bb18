import type { Tag } from '../../../contract/tags'
import type { Session } from '../../src/auth/session'
import { createLiveHub, type Heard } from '../../src/live/eventBroker'

type Told = { event: string; data: unknown; id: string }

const customer: Session = {
  userId: 'c',
  identityUid: 'uid-c',
  email: 'c@mail.example',
  role: 'user',
}

function start(options: { kept?: number } = {}) {
  let time = 10_000
  const hub = createLiveHub({ ...options, now: () => time })
  return {
    hub,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    change: (tags: Tag[], owner: string | null = null) => hub.publish({ tags, owner }),
    /** What a screen is told: at once, and from then on. */
    screen(heard?: Heard, session?: Session) {
      const told: Told[] = []
      let isClosed = false
      const leave = hub.listen(
        {
          session,
          send: (event, data, id) => told.push({ event, data, id }),
          close: () => {
            isClosed = true
          },
        },
        heard,
      )
      return { told, leave, isClosed: () => isClosed, tags: () => told.map(({ data }) => data) }
    },
  }
}

describe('a screen that comes back', () => {
  it('is told what has changed since what it heard last, once each', () => {
    const { screen, change } = start()
    const first = screen()
    change(['Product'])
    const heard = first.told.at(-1)?.id
    first.leave()
    change(['Product', 'Product/1'])
    change(['Product', 'Product/2'])

    const again = screen({ id: heard })
    expect(again.tags()).toEqual([['Product', 'Product/1', 'Product/2']])
    change(['Category/fan'])
    expect(again.tags().at(-1)).toEqual(['Category/fan'])
    expect(screen({ id: again.told.at(-1)?.id }).tags()).toEqual([[]])
  })

  it('hears of what the person may know who it now is', () => {
    const { screen, change } = start()
    const visitor = screen()
    change(['Order/1', 'Order'], 'c')
    change(['Order/2', 'Order'], 'somebody else')
    expect(visitor.tags()).toEqual([[]])

    const id = visitor.told[0]?.id
    expect(screen({ id }, customer).tags()).toEqual([['Order/1', 'Order']])
    expect(screen({ id }, { ...customer, role: 'admin' }).tags()).toEqual([
      ['Order/1', 'Order', 'Order/2'],
    ])
  })

  it.each([
    ['of another process', 'other.1'],
    ['that is none', 'nonsense'],
    ['without a number', 'a.'],
  ])('must look again with an id %s', (_, id) => {
    expect(start().screen({ id }).told).toMatchObject([{ event: 'gap', data: null }])
  })

  it('must look again when more has changed than is kept, or some was missed', () => {
    const { hub, screen, change } = start({ kept: 2 })
    const id = screen().told[0]?.id
    change(['Product/1'])
    change(['Product/2'])
    expect(screen({ id }).tags()).toEqual([['Product/1', 'Product/2']])
    change(['Product/3'])
    expect(screen({ id }).told).toMatchObject([{ event: 'gap' }])

    const later = screen()
    hub.announceGap()
    expect(later.told.map(({ event }) => event)).toEqual(['tags', 'gap'])
    expect(screen({ id: later.told[0]?.id }).told).toMatchObject([{ event: 'gap' }])
    expect(screen({ id: later.told[1]?.id }).tags()).toEqual([[]])
  })
})

describe('a screen that comes for the first time', () => {
  it('is told what has changed since it began to read', () => {
    const { screen, change, pass } = start({ kept: 2 })
    pass(1000)
    change(['Product/1'])
    pass(1000)
    change(['Product/2'])
    pass(1000)

    expect(screen({ age: 1500 }).tags()).toEqual([['Product/2']])
    expect(screen({ age: 2500 }).tags()).toEqual([['Product/1', 'Product/2']])
    expect(screen({ age: 3500 }).told).toMatchObject([{ event: 'gap' }])

    change(['Product/3'])
    expect(screen({ age: 1500 }).tags()).toEqual([['Product/2', 'Product/3']])
    expect(screen({ age: 2500 }).told).toMatchObject([{ event: 'gap' }])
  })

  it('is let go when its person has changed, to come back as who they are now', () => {
    const { screen, change } = start()
    const own = screen({}, customer)
    const other = screen()
    change(['User', 'User/c'], 'c')

    expect([own.isClosed(), other.isClosed()]).toEqual([true, false])
  })
})
