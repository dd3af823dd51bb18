import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A text of the shop's source that is replaced while it is loaded, or a statement for its database. */
type Removal = { file: string; find: string; replace: string } | { sql: string }
/** `classes` are the classes of attacks of which some have to succeed without the guard. */
type Guard = { name: string; classes: readonly string[] } & Removal

const security = 'server/src/http/security.ts'

export const guards: readonly Guard[] = [
  {
    name: 'the same-origin rule',
    classes: ['browser'],
    file: security,
    find: 'if (!isSameOrigin(request) || (config.isSecure && isFromPlainPage(request))) {',
    replace: 'if (request.method === "NONE") {',
  },
  {
    name: 'only scripts end a session',
    classes: ['browser'],
    file: 'server/src/auth/routes.ts',
    find: 'if (!isSameOriginScript(request)) return { success: false }',
    replace: '',
  },
  {
    name: 'the hosts of the shop',
    classes: ['traversal'],
    file: security,
    find: 'if (!isProbe && !config.allowedHosts',
    replace: 'if (isProbe && !config.allowedHosts',
  },
  {
    name: 'ambiguous paths',
    classes: ['traversal'],
    file: security,
    find: "if (isAmbiguous(request.raw.url ?? '')) throw",
    replace: "if (request.method === 'NONE') throw",
  },
  {
    name: 'operations for admins',
    classes: ['operation'],
    file: 'server/src/http/registerOperations.ts',
    find: "if (access === 'admin' && request.session.role !== 'admin') throw forbidden()",
    replace: '',
  },
  {
    name: 'the customer of an order (SQL)',
    classes: ['records'],
    file: 'server/src/modules/orders/store.ts',
    find: '      : isOwn\n',
    replace: '      : sql`true`\n',
  },
  {
    name: 'the customer of a cart row (SQL)',
    classes: ['records'],
    file: 'server/src/modules/cart/store.ts',
    find: 'and c.user_id = ',
    replace: 'and null::uuid is distinct from ',
  },
  {
    name: 'idempotency keys of one customer (SQL)',
    classes: ['records'],
    file: 'server/src/modules/orders/store.ts',
    find: 'where o.user_id = ',
    replace: 'where null::uuid is distinct from ',
  },
  {
    name: 'the signature of tokens',
    classes: ['tokens'],
    file: 'server/src/adapters/identity/signature.ts',
    find: "const { payload } = await jwtVerify(token, findKey, { ...rules, algorithms: ['RS256'] })",
    replace:
      "const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())",
  },
  {
    name: 'the project of tokens',
    classes: ['tokens'],
    file: 'server/src/adapters/identity/claims.ts',
    find: '    audience: projectId,\n',
    replace: '',
  },
  {
    name: 'the configured admin has a verified e-mail',
    classes: ['tokens'],
    file: 'server/src/auth/routes.ts',
    find: 'isConfiguredAdmin: isListed && claims.emailVerified,',
    replace: 'isConfiguredAdmin: isListed,',
  },
  {
    name: 'the types of bodies',
    classes: ['prices'],
    file: 'server/src/http/validation.ts',
    find: 'allErrors: true, coerceTypes: false',
    replace: 'allErrors: true, coerceTypes: true',
  },
  {
    name: 'the content types of bodies',
    classes: ['prototype'],
    file: 'server/src/bootstrap/buildApp.ts',
    find: "app.removeContentTypeParser('text/plain')",
    replace: '',
  },
  {
    name: 'the price that the customer saw',
    classes: ['prices'],
    file: 'server/src/modules/orders/rules.ts',
    find: 'if (agrees(offer, lines)) return undefined',
    replace: 'if (lines.length > 0) return undefined',
  },
  {
    name: 'pictures are recognised by their bytes',
    classes: ['uploads'],
    file: 'server/src/modules/images/render.ts',
    find: 'if (!detectPictureFormat(bytes)) {',
    replace: 'if (bytes.length < 0) {',
  },
  {
    name: 'the amount of a capture',
    classes: ['payment'],
    file: 'server/src/modules/payment/rules.ts',
    find: "if (mismatch) return { kind: 'mismatch', field: mismatch }",
    replace: '',
  },
  {
    name: 'the last admin (trigger)',
    classes: ['races'],
    sql: 'drop trigger keep_one_admin_on_update on users',
  },
  {
    name: 'public tags of event streams',
    classes: ['fixation'],
    file: 'server/src/live/eventBroker.ts',
    find: 'const isPublic = (tag: Tag) => /^(Product|ProductReview|Category)(\\/|$)/.test(tag)',
    replace: 'const isPublic = () => true',
  },
  {
    name: 'the limit by address',
    classes: ['limits'],
    file: 'server/src/http/limits.ts',
    find: 'if (operation || isPage || request.is404) ofAddress(request)',
    replace: '',
  },
  {
    name: 'formulas in exports',
    classes: ['markup'],
    file: 'server/src/listing/csv.ts',
    find: `toCellText(cell).replace(formulas, "$1'$2")`,
    replace: 'toCellText(cell)',
  },
  {
    name: 'HTML in mails and heads of pages',
    classes: ['markup'],
    file: 'shop/escapeHtml.ts',
    find: 'entities[char] ?? char',
    replace: 'char',
  },
]

export function findGuard(name: string): Guard {
  const guard = guards.find((each) => each.name === name)
  if (!guard) throw new Error(`there is no guard "${name}"`)
  return guard
}

/** Returns the names of guards whose source has changed, so that they could not be taken out any more. */
export async function findOutdatedGuards(root: string): Promise<string[]> {
  const outdated: string[] = []
  for (const guard of guards) {
    if ('sql' in guard) continue
    const source = await readFile(join(root, guard.file), 'utf8')
    if (source.split(guard.find).length !== 2) outdated.push(guard.name)
  }
  return outdated
}
