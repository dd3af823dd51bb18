import assert from 'node:assert/strict'
import sharp from 'sharp'
import {
  avifClaiming,
  formOf,
  jpegClaiming,
  photo,
  pngClaiming,
  pngWithPage,
  script,
} from '../../../../server/test/modules/images/samplePictures'
import { type AttackClass, attack, check, expectReply, expectText, refuse } from '../attack'
import type { Target } from '../target'

const stored = ['images', 'uploaded files']
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

type File = () => Promise<Buffer> | Buffer

/** Files that are no picture, whatever they say they are. */
const lies: Record<string, File> = {
  'an SVG': () => Buffer.from(svg),
  'an SVG after a GIF header': () => Buffer.from(`GIF89a${svg}`),
  'a page': () => Buffer.from(script),
  'a page after a PNG header': () => Buffer.from(`\x89PNG\r\n\x1a\n${script}`, 'latin1'),
  'a page after a JPEG header': () =>
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script.repeat(9))]),
  'an empty file': () => Buffer.alloc(0),
  'eleven bytes': () => Buffer.from('\x89PNG\r\n\x1a\nab', 'latin1'),
  'half a JPEG': async () => (await photo().jpeg().toBuffer()).subarray(0, 400),
  'a TIFF': () => photo(8, 8).tiff().toBuffer(),
  'a PNG of 30,000 × 30,000': () => pngClaiming(30_000, 30_000),
  'a JPEG of 65,000 × 65,000': () => jpegClaiming(65_000, 65_000),
  'an AVIF of 40 million pixels (A15)': () => avifClaiming(8_000, 5_000),
  'an AVIF of 9 million deep pixels (A15)': () => avifClaiming(3_000, 3_000, 12),
  'a script for a picture library': () =>
    Buffer.from(
      'push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context',
    ),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>'),
  'a ZIP': () => Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaa'),
}

const send = ({ anonymous }: Target, { payload, headers }: ReturnType<typeof formOf>) =>
  anonymous.post('/api/upload', payload, headers)

export const uploads: AttackClass = {
  title: 'uploads that lie',
  attacks: [
    ...Object.entries(lies).map(([what, file]) =>
      refuse(`${what}, called photo.png`, '422 invalid', async (target) =>
        send(target, formOf(await file())),
      ),
    ),
    ...[
      '../../../etc/cron.d/x',
      '..\\..\\x.png',
      'x.png\0.html',
      'x.svg',
      'x.html',
      '/etc/passwd',
      'a'.repeat(2000),
    ].map((name) =>
      attack(
        `a picture called ${JSON.stringify(name.slice(0, 30))} gets a name of the shop`,
        async (target) => {
          const form = formOf(await photo(8, 8).png().toBuffer(), {
            name: name.replaceAll('"', ''),
            type: 'text/html',
          })
          const reply = await send(target, form)
          if (reply.status !== 201) {
            assert.equal(reply.status, 400, reply.text)
            return
          }
          const { url } = reply.json<{ url: string }>()
          assert.match(url, /^\/uploads\/[\da-f-]{36}-960\.webp$/)
          const shown = expectReply(await target.anonymous.get(url), '200')
          assert.equal(shown.headers['content-type'], 'image/webp')
          assert.equal(shown.headers['x-content-type-options'], 'nosniff')
        },
        stored,
      ),
    ),
    attack(
      'a picture with a page in its comments and after its end is drawn anew',
      async (target) => {
        const { url } = expectReply(await send(target, formOf(await pngWithPage())), '201').json<{
          url: string
        }>()
        for (const suffix of ['960.webp', '960.avif', '200.webp']) {
          const { text } = expectReply(
            await target.anonymous.get(url.replace('960.webp', suffix)),
            '200',
          )
          expectText(text, { lacks: ['<script', 'alert('] })
        }
      },
      stored,
    ),
    attack(
      'the place where a picture was taken is removed',
      async (target) => {
        const bytes = await photo(64, 64)
          .withExif({ IFD0: { Copyright: 'Lake Road 12' }, IFD3: { GPSLatitude: '23/1 46/1 0/1' } })
          .jpeg()
          .toBuffer()
        const { url } = expectReply(await send(target, formOf(bytes)), '201').json<{
          url: string
        }>()
        const { text } = expectReply(await target.anonymous.get(url), '200')
        expectText(text, { lacks: ['Lake Road', 'Exif'] })
      },
      stored,
    ),
    attack(
      'a GIF of a thousand frames becomes one',
      async (target) => {
        const frames = await sharp({
          create: { width: 8, height: 8 * 1000, channels: 3, background: 'red' },
        })
          .raw()
          .toBuffer()
        const gif = await sharp(frames, {
          raw: { width: 8, height: 8000, channels: 3, pageHeight: 8 },
        })
          .gif()
          .toBuffer()
        const { url } = expectReply(await send(target, formOf(gif)), '201').json<{ url: string }>()
        const { text } = expectReply(await target.anonymous.get(url), '200')
        expectText(text, { lacks: ['ANIM'] })
      },
      stored,
    ),
    refuse('a picture in another field', '400 bad_request', async (target) =>
      send(target, formOf(await photo(8, 8).png().toBuffer(), { field: '__proto__' })),
    ),
    refuse('a thousand parts', '422 invalid', ({ anonymous }) => {
      const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
      return anonymous.post('/api/upload', `${part.repeat(1000)}--x--\r\n`, {
        'content-type': 'multipart/form-data; boundary=x',
      })
    }),
    attack('a form without boundary, or one that never ends', async ({ anonymous }) => {
      const { payload } = formOf(Buffer.from('x'))
      for (const type of [
        'multipart/form-data',
        'multipart/form-data; boundary=',
        `multipart/form-data; boundary=${'x'.repeat(5000)}`,
      ]) {
        const { status, text } = await anonymous.post('/api/upload', payload, {
          'content-type': type,
        })
        check([400, 406, 415, 422].includes(status), `${status} ${text}`)
      }
      const cut = payload.subarray(0, payload.length - 10)
      const { status } = await anonymous.post('/api/upload', cut, {
        'content-type': 'multipart/form-data; boundary=jontro-test-boundary',
      })
      check([400, 422].includes(status))
    }),
    refuse('a picture of 9 MB', '413 too_large', (target) =>
      send(
        target,
        formOf(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(9 << 20)])),
      ),
    ),
    // A4: any address of the shop was taken, and a picture of `/logout` logged every admin out.
    ...[
      '/logout',
      '/api/export/orders',
      '//evil.example/x.png',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://evil.example/x.png',
      'https://user:pw@evil.example/x',
      '/images/../logout',
      '/uploads/..%2f..%2flogout',
      '/images/./x',
      'https://[',
      'https://evil.example/"onerror="x',
      '/\\evil.example/x',
      ' /images/a.svg',
      'file:///etc/passwd',
      '',
    ].map((photo) =>
      refuse(
        `the picture ${JSON.stringify(photo)} of a profile and of a product (A4, L5)`,
        '422 invalid',
        async ({ eve, admin }) => {
          expectReply(
            await admin.post('/api/product', {
              productName: 'P',
              category: 'Fan',
              price: 5,
              images: [photo],
            }),
            '422 invalid',
          )
          return eve.put('/api/add-user', { name: 'Eve', email: eve.email, photo })
        },
      ),
    ),
    attack('a picture of somebody else’s upload in an import', async ({ importCsv, admin }) => {
      const checked = expectReply(
        await importCsv(admin, 'Name,Category,Price,Images\nX,Fan,5,/uploads/../../etc/passwd\n'),
        '200',
      )
      assert.equal(checked.json<{ problems: object[] }>().problems.length, 1)
    }),
  ],
}
