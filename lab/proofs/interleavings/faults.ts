import type { Rewrite } from './lane'
import { scene } from './scene'

/** Changes the statements that contain `in`. */
type Edit = { in: string; replace: RegExp; by: string }

/** One guard of the shop taken out, and the pair of operations that it keeps apart. */
export type Fault = {
  name: string
  kind: 'lock' | 'guard' | 'transaction' | 'schema'
  pair: readonly [string, string]
  /** Of a guard behind which there is a second one: that is taken out too. */
  behind?: string
  sql?: string
  edits?: readonly Edit[]
  /** Ends the transaction before statements that contain this text, and begins another. */
  splitBefore?: string
  /** Each statement commits by itself. */
  isAutocommit?: boolean
  /** Runs this statement before those that contain the text. */
  before?: { in: string; run: string }
}

const both = (name: string) => [name, name] as const

const settleLock: Edit = {
  in: 'select "id", "transaction_id" as "transactionId" from "orders"',
  replace: / for update$/,
  by: '',
}
const ownOrderLock: Edit = {
  in: '"total_amount" as "total" from "orders" where "id" = $1 and "user_id" = $2',
  replace: / for update$/,
  by: '',
}
const cartLock: Edit = {
  in: 'select from users where id',
  replace: / for no key update/,
  by: '',
}
const cartTaken: Edit = {
  in: 'with mine as (select id from cart_rows',
  replace:
    /with mine as \(.*? for update\),\s*taken as \(\s*delete from cart_rows c using mine where c\.id = mine\.id\s*returning (.*?)\s*\)/s,
  by: 'with taken as (select $1 from cart_rows c where c.user_id = $$1)',
}
const cartEmptiedLast = {
  in: 'insert into mails',
  run: `delete from cart_rows where user_id = '${scene.customer.id}'`,
}
const pricesReadAgain: Edit = {
  in: 'insert into order_items',
  replace: /line\.name, line\.price,/,
  by: 'line.name, (select effective_price from products where id = line.product_id),',
}
const capturesForgotten: Edit = {
  in: 'as recorded',
  replace: /limit 1/,
  by: 'limit 0',
}
const withoutDeferredChecks = `
  drop trigger check_payment_applied on orders;
  drop trigger check_payment_applied on payment_attempts;`

/** Creates a function anew without a part of its source. */
const withoutPart = (name: string, part: string) => `
  do $do$
  declare
    before text := pg_get_functiondef('${name}'::regproc);
    altered text := replace(before, $part$${part}$part$, '');
  begin
    if altered = before then raise exception '% has no such part', '${name}'; end if;
    execute altered;
  end $do$;`

export const faults: readonly Fault[] = [
  // Locks
  {
    name: 'Two admins demote each other without a lock',
    kind: 'lock',
    pair: ['demote the second admin', 'demote the first admin'],
    sql: withoutPart(
      'keep_one_admin',
      `perform pg_advisory_xact_lock(hashtext('jontro.last_admin'));`,
    ),
  },
  {
    name: 'A cart row does not hold its user',
    kind: 'lock',
    pair: ['add another', 'delete user'],
    sql: withoutPart('check_cart_owner', ' for share'),
  },
  {
    name: 'Adding to the cart reads the quantity in a statement before',
    kind: 'transaction',
    pair: both('add to cart'),
    edits: [
      {
        in: 'insert into cart_rows',
        replace: /set quantity = cart_rows\.quantity/,
        by: "set quantity = current_setting('lab.quantity')::integer",
      },
    ],
    before: {
      in: 'insert into cart_rows',
      run: `select set_config('lab.quantity', quantity::text, false) from cart_rows where id = '${scene.cartRow.id}'`,
    },
  },
  {
    name: 'A session does not hold its user',
    kind: 'lock',
    pair: ['delete user', 'sign in'],
    sql: withoutPart('check_session', ' for share'),
  },
  {
    name: 'The cart is read without a lock and emptied at the end',
    kind: 'lock',
    behind: 'the lock of the user',
    pair: both('place order'),
    edits: [cartLock, cartTaken],
    before: cartEmptiedLast,
  },
  {
    name: 'Rows are put back while the cart is being ordered',
    kind: 'lock',
    pair: ['put back', 'place order with key'],
    edits: [cartLock],
  },
  {
    name: 'A capture does not lock its order',
    kind: 'lock',
    pair: ['notification: captured', 'notification: late'],
    edits: [settleLock],
  },
  {
    name: 'A payment page does not lock its order',
    kind: 'lock',
    pair: both('pay (new page)'),
    edits: [ownOrderLock],
  },
  {
    name: 'A cash payment does not lock its order',
    kind: 'lock',
    pair: ['notification: captured', 'cash payment'],
    edits: [
      {
        in: 'select "name", "email", "transaction_id" as "transactionId", "total_amount" as "total"',
        replace: / for update$/,
        by: '',
      },
    ],
  },
  {
    name: 'A resolution does not lock its order',
    kind: 'lock',
    pair: both('accept'),
    edits: [settleLock],
  },
  {
    name: 'A delivery does not lock its orders',
    kind: 'lock',
    pair: both('deliver orders'),
    edits: [{ in: 'with pending as', replace: /order by id for update/, by: '' }],
  },
  {
    name: 'A deletion does not lock its orders',
    kind: 'lock',
    pair: both('delete orders'),
    edits: [{ in: 'update orders o set deleted_at', replace: /order by id for update/, by: '' }],
  },
  {
    name: 'An edit does not lock its product',
    kind: 'lock',
    pair: ['edit product', 'set price'],
    edits: [{ in: 'from "products" where "id" = $1', replace: / for update$/, by: '' }],
  },
  {
    name: 'Setting the stock does not lock its products',
    kind: 'lock',
    pair: both('set out of stock'),
    edits: [{ in: 'update products p set in_stock', replace: /order by id for update/, by: '' }],
  },
  {
    name: 'A deletion does not lock its products',
    kind: 'lock',
    pair: both('delete products'),
    edits: [{ in: 'update products p set deleted_at', replace: /order by id for update/, by: '' }],
  },
  {
    name: 'Hiding a review does not lock its order',
    kind: 'lock',
    pair: both('hide review'),
    edits: [{ in: '"review_hidden" from "orders"', replace: / for update$/, by: '' }],
  },
  {
    name: 'An import does not lock its plan',
    kind: 'lock',
    pair: ['apply import', 'job: purges'],
    edits: [{ in: '"applied_at" from "product_imports"', replace: / for no key update$/, by: '' }],
  },
  {
    name: 'An import does not lock its products',
    kind: 'lock',
    pair: ['set price', 'apply import'],
    edits: [
      {
        in: 'order by p.id for no key update',
        replace: /order by p\.id for no key update/,
        by: '',
      },
    ],
  },
  // Guards
  {
    name: 'A second payment page replaces the first',
    kind: 'guard',
    pair: both('pay (new page)'),
    edits: [{ in: 'set "session_key"', replace: / and "gateway_url" is null/, by: '' }],
  },
  {
    name: 'An attempt that is no longer open is closed',
    kind: 'guard',
    pair: ['notification: captured', 'notification: failed'],
    edits: [
      {
        in: 'set "state" = $1, "checked_at" = now()',
        replace: /"state" = \$3/,
        by: '$3::payment_state is not null',
      },
    ],
  },
  {
    name: 'A recorded capture is not found again',
    kind: 'guard',
    pair: ['notification: captured', 'reconcile'],
    edits: [capturesForgotten],
  },
  {
    name: 'A captured attempt is scheduled for another check',
    kind: 'guard',
    pair: ['notification: captured', 'notification: failed'],
    edits: [
      {
        in: 'least(next_check_at',
        replace: / and "captured_at" is null/,
        by: '',
      },
    ],
  },
  {
    name: 'A refund that is under way is requested again',
    kind: 'guard',
    pair: both('refund'),
    edits: [
      {
        in: '"refundState"',
        replace: /refund_state as "refundState"/,
        by: 'null::refund_state as "refundState"',
      },
    ],
  },
  {
    name: 'A refund that is under way does not count',
    kind: 'guard',
    pair: ['refund', 'accept'],
    edits: [
      {
        in: '"isRefundRequested"',
        replace: /refund_requested_at is not null as/,
        by: 'false as',
      },
    ],
  },
  {
    name: 'A delivered order is delivered again',
    kind: 'guard',
    pair: both('deliver orders'),
    edits: [{ in: 'with pending as', replace: /and status = 'Pending'/, by: '' }],
  },
  {
    name: 'A cancelled order is cancelled again',
    kind: 'guard',
    pair: both('cancel order'),
    edits: [
      {
        in: '"total_amount" as "total" from "orders" where "id" = $1 and "user_id" = $2',
        replace: / and "deleted_at" is null/,
        by: '',
      },
    ],
  },
  {
    name: 'An order gets a second review',
    kind: 'guard',
    pair: both('add review'),
    edits: [{ in: 'set customer_review', replace: /and o\.customer_review is null/, by: '' }],
  },
  {
    name: 'An admin is deleted',
    kind: 'guard',
    pair: ['promote', 'delete user'],
    edits: [
      {
        in: 'set "deleted_at" = now(), "disable_account_at"',
        replace: /and "role" = \$2/,
        by: 'and $2::user_role is not null',
      },
    ],
  },
  {
    name: 'A deleted user saves a profile',
    kind: 'guard',
    pair: ['delete user', 'save profile'],
    edits: [{ in: 'set "name" = case when', replace: / and "deleted_at" is null/, by: '' }],
  },
  {
    name: 'A mail that is being sent is claimed again',
    kind: 'guard',
    pair: both('job: mails'),
    edits: [
      {
        in: 'select id, order_id from mails where',
        replace: /state = 'waiting' and/,
        by: `state in ('waiting', 'sending') and`,
      },
    ],
  },
  {
    name: 'An import does not compare versions',
    kind: 'guard',
    pair: ['edit product', 'apply import'],
    edits: [
      {
        in: 'p.version is distinct from r.version',
        replace: /p\.version is distinct from r\.version/,
        by: 'false',
      },
    ],
  },
  {
    name: 'A repeated note is not ignored',
    kind: 'guard',
    pair: both('add note'),
    edits: [{ in: 'insert into order_notes', replace: /on conflict do nothing/, by: '' }],
  },
  {
    name: 'A row that is put back is older than the order',
    kind: 'guard',
    pair: ['put back', 'place order with key'],
    sql: withoutPart(
      'check_cart_owner',
      '(select max(placed_at) from orders where user_id = new.user_id and deleted_at is null),',
    ),
  },
  // Transactions
  {
    name: 'Taking the cart and making the order are two transactions',
    kind: 'transaction',
    pair: both('place order with key'),
    splitBefore: 'insert into orders',
  },
  {
    name: 'The prices are read again for the items',
    kind: 'transaction',
    pair: ['place order', 'set price'],
    edits: [pricesReadAgain],
  },
  {
    name: 'An import is marked as applied in a second transaction',
    kind: 'transaction',
    pair: both('apply import'),
    splitBefore: 'delete from "product_import_rows"',
  },
  {
    name: 'Capture and order are two transactions',
    kind: 'transaction',
    behind: 'the deferred check that both agree',
    pair: ['notification: captured', 'cash payment'],
    splitBefore: 'update "orders" set "transaction_id"',
    sql: withoutDeferredChecks,
  },
  {
    name: 'An edit has no transaction',
    kind: 'transaction',
    pair: ['edit product', 'set price'],
    isAutocommit: true,
  },
  {
    name: 'A refund has no transaction',
    kind: 'transaction',
    pair: ['refund', 'accept'],
    isAutocommit: true,
  },
  // Schema
  {
    name: 'A key places two orders',
    kind: 'schema',
    behind: 'the lock of the cart',
    pair: both('place order with key'),
    sql: 'alter table orders drop constraint orders_one_per_key',
    edits: [cartLock, cartTaken],
    before: cartEmptiedLast,
  },
  {
    name: 'An order has two open payment pages',
    kind: 'schema',
    behind: 'the lock of the order',
    pair: both('pay (new page)'),
    sql: 'drop index payment_attempts_one_open',
    edits: [ownOrderLock],
  },
  {
    name: 'A validation counts twice',
    kind: 'schema',
    behind: 'the search for recorded captures',
    pair: ['notification: captured', 'reconcile'],
    sql: 'alter table payment_attempts drop constraint payment_attempts_val_id_key',
    edits: [capturesForgotten],
  },
  {
    name: 'Two users have one e-mail address',
    kind: 'schema',
    pair: ['first sign-in', 'first sign-in: other identity'],
    sql: 'drop index users_email_key',
  },
]

const isBoundary = (text: string) => text === 'begin' || text === 'commit' || text === 'rollback'

/** The statements of the shop with the fault. `count` is how often it was met. */
export function createRewrite({ edits = [], splitBefore, isAutocommit, before }: Fault) {
  let count = 0
  const rewrite: Rewrite = (original) => {
    let text = original
    for (const edit of edits) {
      if (!text.includes(edit.in)) continue
      const edited = text.replace(edit.replace, edit.by)
      if (edited !== text) count++
      text = edited
    }
    if (isAutocommit && isBoundary(text)) {
      count++
      return ['select 1']
    }
    if (splitBefore && text.includes(splitBefore)) {
      count++
      return ['commit', 'begin', text]
    }
    return before && text.includes(before.in) ? [before.run, text] : [text]
  }
  return { rewrite, count: () => count }
}
