import fc, { type Arbitrary } from 'fast-check'
import type { OperationRecord } from '../../../contract/operations'
import { hasBodyOf } from '../../../server/src/http/registerOperations'
import { allowedObject, propertiesOf, sometimesDisturbed, surprising, wrong } from './values'

export type Body =
  | { type: 'none' }
  | { type: 'json'; value: unknown }
  | { type: 'form'; fields: unknown }
  | { type: 'file'; field: string; name: string; contentType: string; content: FileContent }
  | { type: 'raw'; contentType: string; text: string }

export type FileContent = 'picture' | 'products' | { text: string } | { base64: string }

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const rawBody: Arbitrary<Body> = fc.record({
  type: fc.constant('raw' as const),
  contentType: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/xml',
    '',
  ),
  text: fc.oneof(
    fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '1e999',
      '{"a":1,"a":2}',
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":{"prototype":{"role":"admin"}}}',
      nested(3_000),
      `{"text":"${'x'.repeat(9_000)}"}`,
      '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\nx\r\n--x--\r\n',
      '--x\r\n\r\n',
      'a=1&a=2&__proto__=3',
      '\ufeff{}',
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.json(),
  ),
})

const fileContent: Arbitrary<FileContent> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('picture' as const, 'products' as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      text: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom(
          '',
          'Product ID,Name\n"open',
          'Name;Price\nFan;1',
          '\ufeffName\r\n',
          '<svg onload="alert(1)"/>',
        ),
        fc
          .array(
            fc.array(fc.oneof(wrong, fc.constantFrom('Fan', '100', 'Yes', '/images/a.webp')), {
              maxLength: 9,
            }),
            { maxLength: 6 },
          )
          .map((rows) =>
            [
              productHeader,
              ...rows.map((row) =>
                row.map((cell) => `"${JSON.stringify(cell).replaceAll('"', '""')}"`).join(','),
              ),
            ].join('\n'),
          ),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      base64: fc
        .uint8Array({ maxLength: 300 })
        .map((bytes) => Buffer.from(bytes).toString('base64')),
    }),
  },
)
export const productHeader =
  'Product ID,Name,Category,Price,Discount price,In stock,Key features,Images,Description'

export function bodyOf(operation: OperationRecord, isCalm: boolean): Arbitrary<Body> {
  const { body } = operation
  if (!body)
    return isCalm
      ? fc.constant({ type: 'none' })
      : fc.oneof(fc.constant<Body>({ type: 'none' }), rawBody)
  if (hasBodyOf('multipart')(operation)) {
    const [[field] = ['file']] = propertiesOf(body.schema)
    const isPicture = field === 'image'
    const file = fc.record({
      type: fc.constant('file' as const),
      field: isCalm
        ? fc.constant(field)
        : fc.constantFrom(field, field, field, 'other', '__proto__'),
      name: isCalm
        ? fc.constant('file')
        : fc.constantFrom('a.png', '../../a.csv', 'a\u0000.png', ''),
      contentType: fc.constantFrom(
        'image/png',
        'text/csv',
        'text/html',
        'application/octet-stream',
      ),
      content: isCalm
        ? fc.constantFrom<FileContent>(isPicture ? 'picture' : 'products')
        : fileContent,
    })
    return isCalm ? file : fc.oneof<Arbitrary<Body>[]>(file, file, rawBody)
  }
  const fields = sometimesDisturbed(allowedObject(operation, body.schema), isCalm)
  const json = body.contentType.endsWith('json')
    ? fields.map((value): Body => ({ type: 'json', value }))
    : fields.map((value): Body => ({ type: 'form', fields: value }))
  if (isCalm) return json
  return fc.oneof(
    { weight: 6, arbitrary: json },
    { weight: 1, arbitrary: surprising.map((value): Body => ({ type: 'json', value })) },
    { weight: 2, arbitrary: rawBody },
  )
}
