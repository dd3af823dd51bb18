import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  areDependent,
  createFollower,
  createFootprints,
} from '../../lab/proofs/interleavings/footprint'

const footprints = createFootprints({
  tables: new Set(['orders', 'users', 'products', 'audit_log', 'carts']),
  sources: new Map([
    ['count_order', 'begin update users set orders = 1; end'],
    ['check_total', 'begin perform from products; end'],
    ['shown_orders', 'select id from orders'],
  ]),
  triggers: [
    { table: 'carts', event: 'insert', function: 'count_order', isDeferred: false },
    { table: 'carts', event: 'update', function: 'check_total', isDeferred: true },
  ],
  foreignKeys: [{ child: 'orders', parent: 'users' }],
})

/** The footprint of the last statement of a lane. */
function last(...texts: string[]) {
  const { peek, advance } = createFollower(footprints)
  const footprint = texts.map((text) => {
    const found = peek(text)
    advance(text)
    return found
  })
  const found = footprint.at(-1)
  assert.ok(found)
  return found
}

const meets = (one: string[], other: string[]) => areDependent(last(...one), last(...other))

describe('two statements can change places', () => {
  const write = 'update "orders" set "status" = $1'

  it('if both only read', () => {
    assert.equal(meets(['select * from orders'], ['select id from orders']), false)
  })
  it('if they touch different tables', () => {
    assert.equal(meets([write], ['delete from products']), false)
  })
  it('if one reads what the other has not committed', () => {
    assert.equal(meets(['begin', write], ['select * from orders']), false)
  })
  it('if both only add to a log', () => {
    const log = 'insert into audit_log (action) values ($1)'
    assert.equal(meets([log], [log]), false)
  })
  it('if both add rows of one parent', () => {
    const add = 'insert into orders (user_id) select $1 from carts'
    const [one, other] = [last('begin', add), last('begin', add)]
    assert.equal(areDependent(one, other), true, 'because of their own table')
    assert.equal(meets(['begin', add], ['select name from users for share']), false)
  })
})

describe('two statements keep their order', () => {
  const write = 'update "orders" set "status" = $1'

  it('if both write one table, or one locks its rows', () => {
    assert.equal(meets(['begin', write], ['begin', write]), true)
    assert.equal(meets(['begin', write], ['begin', 'select id from orders for update']), true)
    assert.equal(meets(['begin', write], ['select id from orders for no key update']), true)
  })
  it('if one commits what the other reads, also through a view or function', () => {
    assert.equal(meets(['begin', write, 'commit'], ['select id from orders']), true)
    assert.equal(meets(['begin', write, 'commit'], ['select * from shown_orders']), true)
    assert.equal(meets([write], ['select id from orders']), true)
  })
  it('if one releases what the other needs', () => {
    assert.equal(meets(['begin', 'select id from orders for update', 'rollback'], [write]), true)
    assert.equal(meets(['begin', write, 'rollback'], ['select id from orders']), false)
  })
  it('if a trigger or a foreign key makes them meet', () => {
    assert.equal(
      meets(['begin', 'insert into carts values ($1)'], ['begin', 'update users set name = $1']),
      true,
    )
    assert.equal(
      meets(['begin', 'insert into orders values ($1)'], ['begin', 'delete from users']),
      true,
    )
  })
  it('if a deferred trigger reads at the end what the other has committed', () => {
    const steps = ['begin', 'update carts set quantity = $1']
    assert.equal(meets(steps, ['update products set price = $1']), false)
    assert.equal(meets([...steps, 'commit'], ['update products set price = $1']), true)
  })
  it('if both take the same advisory lock', () => {
    const lock = `select pg_advisory_xact_lock(hashtext('last admin'))`
    assert.equal(meets(['begin', lock], ['begin', lock]), true)
    assert.equal(
      meets(['begin', lock], ['begin', `select pg_try_advisory_xact_lock(hashtext('import'))`]),
      false,
    )
  })
})
