import { operations } from '../../../../server/src/http/registerOperations'
import { type AttackClass, attack, expectReply } from '../attack'
import type { Caller, Method } from '../client'
import type { Target } from '../target'

type Sender = (target: Target) => Promise<Caller> | Caller

const nobodies: Record<string, Sender> = {
  'a stranger': ({ anonymous }) => anonymous,
  'a deleted user': ({ deleted }) => deleted,
  'an expired session': ({ expired }) => expired,
  'an invented cookie': ({ client }) =>
    client.caller({ cookie: `jontro_session=${'A'.repeat(43)}` }),
  'a bearer without a session': async ({ client, admin, tokenFor }) =>
    client.caller({ authorization: `Bearer ${await tokenFor(admin.email)}` }),
}
const usersWithoutRights: Record<string, Sender> = {
  'a customer': ({ eve }) => eve,
  'a demoted admin': ({ demoted }) => demoted,
}

/** `{id}` is one of Alice, or of the shop, so that a missing guard is seen in the data too. */
function pathOf(path: string, { names, alice }: Target): string {
  const kind = ['cart', 'product', 'user'].find((each) => path.includes(`/${each}`)) ?? 'order'
  const ids: Record<string, string | undefined> = {
    id: { cart: names.cartRow, product: names.product, user: alice.id }[kind] ?? names.pendingOrder,
    noteId: names.note,
    tranId: names.tranId,
  }
  return path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? alice.email)
}

const callAll = (senders: Record<string, Sender>, accesses: readonly string[], expected: string) =>
  Object.entries(senders).flatMap(([who, sender]) =>
    operations
      .filter(({ access }) => accesses.includes(access))
      .map(({ id, method, path }) =>
        attack(`${id} by ${who}`, async (target) => {
          const caller = await sender(target)
          const verb = method.toUpperCase() as Method
          const body = method === 'get' ? undefined : {}
          expectReply(await caller.send(verb, pathOf(path, target), body), expected)
        }),
      ),
  )

/** Every operation of the contract that is not for everybody. */
export const authorisation: AttackClass = {
  title: 'every operation by everybody who may not call it',
  attacks: [
    ...callAll(nobodies, ['user', 'admin'], '401 unauthenticated'),
    ...callAll(usersWithoutRights, ['admin'], '403 forbidden'),
  ],
}
