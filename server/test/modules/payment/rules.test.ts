import fc from 'fast-check'
import type { GatewayTransaction } from '../../../src/adapters/payment'
import {
  type Attempt,
  decideCapture,
  decideWithoutCapture,
  defaultSchedule,
  getCheckDelay,
  isPayable,
} from '../../../src/modules/payment/rules'

const total = 115_000
const minute = 60_000

const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  tranId: 'ours',
  kind: 'gateway',
  state: 'open',
  amount: total,
  valId: undefined,
  ...changes,
})

const capture = (changes: Partial<GatewayTransaction> = {}): GatewayTransaction => ({
  tranId: 'ours',
  status: 'captured',
  valId: 'val-1',
  bankTranId: 'bank-1',
  amounts: [{ paisa: total, currency: 'BDT' }],
  riskLevel: 0,
  ...changes,
})

const unpaid = { transactionId: undefined }
const bdt = (paisa: number) => ({ paisa, currency: 'BDT' })

describe('a confirmed capture', () => {
  const decide = (
    changes: Partial<GatewayTransaction>,
    current: Partial<Attempt> = {},
    paidBy?: string,
    recordedFor?: string,
  ) => decideCapture(attempt(current), { transactionId: paidBy }, capture(changes), recordedFor)

  test('of the exact amount pays the order', () => {
    expect(decide({})).toEqual({ kind: 'apply', isRisky: false })
  })

  test.each(['failed', 'cancelled', 'expired'] as const)(
    'pays the order late, after %s',
    (state) => {
      expect(decide({}, { state })).toEqual({ kind: 'apply', isRisky: false })
    },
  )

  test('with a risk pays and flags the order', () => {
    expect(decide({ riskLevel: 1 })).toEqual({ kind: 'apply', isRisky: true })
  })

  test.each([
    ['a paisa less', [bdt(total - 1)], 'amount'],
    ['a paisa more', [bdt(total + 1)], 'amount'],
    ['another currency', [{ paisa: total, currency: 'USD' }], 'currency'],
    ['two statements that differ', [bdt(total), bdt(total + 1)], 'amount'],
    ['two currencies', [bdt(total), { paisa: total, currency: 'USD' }], 'currency'],
    ['no amount at all', [], 'amount'],
  ])('of %s is a mismatch', (_name, amounts, field) => {
    expect(decide({ amounts })).toEqual({ kind: 'mismatch', field })
  })

  test('with a val_id of another attempt is a mismatch', () => {
    expect(decide({}, {}, undefined, 'another')).toEqual({ kind: 'mismatch', field: 'val_id' })
  })

  test('that is recorded already is known, however often it is reported', () => {
    expect(decide({}, { state: 'paid', valId: 'val-1' }, 'ours', 'ours')).toEqual({ kind: 'known' })
  })

  test('of an order that another attempt paid is a duplicate', () => {
    expect(decide({}, {}, 'other')).toEqual({ kind: 'duplicate', isExtra: false })
  })

  test('of an attempt that was captured before is an extra duplicate', () => {
    expect(decide({}, { state: 'paid', valId: 'val-0' }, 'ours')).toEqual({
      kind: 'duplicate',
      isExtra: true,
    })
  })

  test('of another transaction, or without a val_id, is ignored', () => {
    expect(decide({ tranId: 'theirs' })).toEqual({ kind: 'wait' })
    expect(decide({ valId: undefined })).toEqual({ kind: 'wait' })
  })

  test('of an order that is paid in cash is ignored', () => {
    expect(decide({}, { kind: 'cash' })).toEqual({ kind: 'wait' })
  })

  test('without money pays nothing', () => {
    for (const status of ['pending', 'failed', 'cancelled', 'expired'] as const) {
      expect(decide({ status })).toEqual({ kind: 'wait' })
    }
  })
})

describe('without a capture', () => {
  const fresh = { isPastWindow: false }
  const late = { isPastWindow: true }

  test.each(['failed', 'cancelled', 'expired'] as const)('%s closes an open attempt', (status) => {
    expect(decideWithoutCapture({ state: 'open' }, [{ status }], fresh)).toEqual({
      kind: 'close',
      state: status,
    })
  })

  test('one pending transaction keeps it open', () => {
    const tries = [{ status: 'pending' }, { status: 'failed' }] as const
    expect(decideWithoutCapture({ state: 'open' }, tries, fresh)).toEqual({ kind: 'wait' })
  })

  test('it expires only after the page has expired', () => {
    expect(decideWithoutCapture({ state: 'open' }, [], fresh)).toEqual({ kind: 'wait' })
    expect(decideWithoutCapture({ state: 'open' }, [], late)).toEqual({
      kind: 'close',
      state: 'expired',
    })
  })

  test.each(['paid', 'duplicate', 'failed'] as const)('%s does not change', (state) => {
    expect(decideWithoutCapture({ state }, [{ status: 'failed' }], late)).toEqual({ kind: 'wait' })
  })
})

test('the gateway accepts 10 to 500,000 taka', () => {
  expect([999, 1_000, 50_000_000, 50_000_001].map(isPayable)).toEqual([false, true, true, false])
})

test('an attempt is checked every two minutes for half an hour, then less and less often', () => {
  let time = 0
  const times = Array.from({ length: 20 }, (_, checks) => {
    time += getCheckDelay(defaultSchedule, checks)
    return time / minute
  })
  const twoByTwo = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]
  expect(times).toEqual([1, ...twoByTwo, 60, 120, 240, 480])
})

test('an attempt is no longer checked after seven days', () => {
  expect(defaultSchedule.stopAfter).toBe(Date.parse('2026-03-08') - Date.parse('2026-03-01'))
})

/** Orders, attempts and the captures of the gateway, for random events. */
type World = {
  attempts: (Attempt & { orderId: number })[]
  orders: { transactionId: string | undefined; flags: number }[]
  /** All captures by `val_id`, matching or not. */
  books: Map<string, GatewayTransaction>
  recorded: Map<string, { tranId: string; as: 'applied' | 'duplicate' }>
}

type PaymentEvent =
  | { kind: 'open'; order: number }
  | { kind: 'take'; attempt: number; amount: number; currency: string }
  | { kind: 'notify'; capture: number; attempt: number }
  | { kind: 'give-up'; attempt: number }

const eventArbitrary: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.record({ kind: fc.constant('open' as const), order: fc.nat(2) }),
  fc.record({
    kind: fc.constant('take' as const),
    attempt: fc.nat(9),
    amount: fc.oneof(
      { weight: 4, arbitrary: fc.constant(total) },
      { weight: 1, arbitrary: fc.nat(2 * total) },
    ),
    currency: fc.oneof(
      { weight: 6, arbitrary: fc.constant('BDT') },
      { weight: 1, arbitrary: fc.constant('USD') },
    ),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('notify' as const),
      capture: fc.nat(9),
      attempt: fc.nat(9),
    }),
  },
  fc.record({ kind: fc.constant('give-up' as const), attempt: fc.nat(9) }),
)

function notify(world: World, taken: GatewayTransaction, current: World['attempts'][number]) {
  const order = world.orders[current.orderId]
  const { valId } = taken
  if (!order || !valId) return
  const decision = decideCapture(current, order, taken, world.recorded.get(valId)?.tranId)
  if (decision.kind === 'apply') {
    Object.assign(current, { state: 'paid', valId })
    order.transactionId = current.tranId
    world.recorded.set(valId, { tranId: current.tranId, as: 'applied' })
  } else if (decision.kind === 'duplicate') {
    if (!decision.isExtra) Object.assign(current, { state: 'duplicate', valId })
    world.recorded.set(valId, { tranId: current.tranId, as: 'duplicate' })
  } else if (decision.kind === 'mismatch') {
    order.flags += 1
  }
}

function applyEvent(world: World, event: PaymentEvent) {
  const { attempts, books } = world
  if (event.kind === 'open') {
    const tranId = `tran-${attempts.length}`
    attempts.push({ ...attempt({ tranId }), orderId: event.order })
    return
  }
  const current = attempts[event.attempt]
  if (!current) return
  if (event.kind === 'take') {
    const valId = `val-${books.size}`
    const amounts = [{ paisa: event.amount, currency: event.currency }]
    books.set(valId, capture({ tranId: current.tranId, valId, amounts }))
  } else if (event.kind === 'notify') {
    const taken = [...books.values()][event.capture]
    if (taken) notify(world, taken, current)
  } else {
    const decision = decideWithoutCapture(current, [], { isPastWindow: true })
    if (decision.kind === 'close') current.state = decision.state
  }
}

const isRight = ({ amounts }: GatewayTransaction) =>
  amounts.every(({ paisa, currency }) => paisa === total && currency === 'BDT')

function checkInvariants({ attempts, orders, books, recorded }: World) {
  orders.forEach(({ transactionId }, orderId) => {
    const paid = attempts.filter((each) => each.orderId === orderId && each.state === 'paid')
    expect(paid.map(({ tranId }) => tranId)).toEqual(transactionId ? [transactionId] : [])
  })
  for (const [valId, { tranId }] of recorded) {
    const taken = books.get(valId)
    expect(taken?.tranId).toBe(tranId)
    expect(taken && isRight(taken)).toBe(true)
  }
  const captured = attempts.filter(({ valId }) => valId !== undefined)
  expect(captured.every(({ state }) => state === 'paid' || state === 'duplicate')).toBe(true)
}

test('an order is paid once, with its own amount, in any sequence of events', () => {
  fc.assert(
    fc.property(fc.array(eventArbitrary, { maxLength: 40 }), (events) => {
      const orders = Array.from({ length: 3 }, () => ({ transactionId: undefined, flags: 0 }))
      const world: World = { attempts: [], orders, books: new Map(), recorded: new Map() }
      for (const event of events) {
        applyEvent(world, event)
        checkInvariants(world)
      }
      // After all notifications, all matching money is recorded as applied or duplicate, never lost.
      for (const taken of world.books.values()) {
        const current = world.attempts.find(({ tranId }) => tranId === taken.tranId)
        if (current) notify(world, taken, current)
      }
      checkInvariants(world)
      const right = [...world.books].filter(([, taken]) => isRight(taken)).map(([valId]) => valId)
      expect([...world.recorded.keys()].sort()).toEqual(right.sort())
    }),
    { numRuns: 500 },
  )
})

test('an unpaid order has no duplicates, and a paid one is never paid again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('open', 'failed', 'cancelled', 'expired' as const),
      fc.boolean(),
      (state, isPaid) => {
        const order = isPaid ? { transactionId: 'other' } : unpaid
        const { kind } = decideCapture(attempt({ state }), order, capture(), undefined)
        expect(kind).toBe(isPaid ? 'duplicate' : 'apply')
      },
    ),
  )
})
