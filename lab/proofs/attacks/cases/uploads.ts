import assert from 'node:assert/strict'
import sharp from 'sharp'
import {
  avifClaiming,
  formOf,
  jpegClaiming,
  photo,
  pngClaiming,
  script,
} from '../../../../server/test/modules/images/samplePictures'
import { type AttackClass, attack, expectReply, expectText, refuse, requests } from '../attack'
import type { Target } from '../target'

const stored = ['images', 'uploaded files']
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const latin = (text: string) => Buffer.from(text, 'latin1')

/** Files that are no picture, whatever they say they are. */
const lies: Record<string, () => Promise<Buffer> | Buffer> = {
  'an SVG': () => latin(svg),
  'an SVG after a GIF header': () => latin(`GIF89a${svg}`),
  'a page after a PNG header': () => latin(`\x89PNG\r\n\x1a\n${script}`),
  'a page after a JPEG header': () => latin(`\xff\xd8\xff\xe0${script.repeat(9)}`),
  'an empty file': () => Buffer.alloc(0),
  'half a JPEG': async () => (await photo().jpeg().toBuffer()).subarray(0, 400),
  'a TIFF': () => photo(8, 8).tiff().toBuffer(),
  'a PNG of 30,000 × 30,000': () => pngClaiming(30_000, 30_000),
  'a JPEG of 65,000 × 65,000': () => jpegClaiming(65_000, 65_000),
  'an AVIF of 40 million pixels (A15)': () => avifClaiming(8_000, 5_000),
  'an AVIF of 9 million deep pixels (A15)': () => avifClaiming(3_000, 3_000, 12),
  'a script for a picture library': () =>
    latin('push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context'),
  'a PDF': () => latin('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>'),
}

const send = ({ anonymous }: Target, { payload, headers }: ReturnType<typeof formOf>) =>
  anonymous.post('/api/upload', payload, headers)

// A4: any address of the shop was taken, and a picture of `/logout` logged every admin out.
const notPictures = [
  '/logout',
  '//evil.example/x.png',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://evil.example/x.png',
  'https://user:pw@evil.example/x',
  '/images/../logout',
  '/uploads/..%2f..%2flogout',
  '/images/./x',
  'https://[',
  'https://evil.example/\\"onerror=\\"x',
  '/\\\\evil.example/x',
  'file:///etc/passwd',
  '',
]

export const uploads: AttackClass = {
  title: 'uploads that lie',
  attacks: [
    ...Object.entries(lies).map(([what, file]) =>
      refuse(`${what}, called photo.png`, '422 invalid', async (target) =>
        send(target, formOf(await file())),
      ),
    ),
    attack(
      'a GIF of a thousand frames, called evil.html, becomes one picture with a name of the shop',
      async (target) => {
        const raw = { width: 8, height: 8000, channels: 3, pageHeight: 8 } as const
        const gif = await sharp(Buffer.alloc(8 * 8000 * 3, 200), { raw })
          .gif()
          .toBuffer()
        const form = formOf(gif, { name: '../evil.html', type: 'text/html' })
        const { url } = expectReply(await send(target, form), '201').json<{ url: string }>()
        assert.match(url, /^\/uploads\/[\da-f-]{36}-960\.webp$/)
        const { text, headers } = expectReply(await target.anonymous.get(url), '200')
        assert.equal(headers['content-type'], 'image/webp')
        expectText(text, { lacks: ['ANIM'] })
      },
      stored,
    ),
    refuse('a picture in another field', '400 bad_request', async (target) =>
      send(target, formOf(await photo(8, 8).png().toBuffer(), { field: '__proto__' })),
    ),
    refuse('a thousand parts', '422 invalid', ({ anonymous }) => {
      const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      return anonymous.post('/api/upload', `${part.repeat(1000)}--x--\r\n`, headers)
    }),
    ...['', '; boundary=', `; boundary=${'x'.repeat(5000)}`].map((rest) =>
      refuse(`a form whose type ends with ${rest.slice(0, 20)}`, '400|406|415|422', (target) => {
        const { payload, headers } = formOf(Buffer.from('x'))
        return send(target, {
          payload,
          headers: { ...headers, 'content-type': `multipart/form-data${rest}` },
        })
      }),
    ),
    refuse('a form that never ends', '400|422', (target) => {
      const { payload, headers } = formOf(Buffer.from('x'))
      return send(target, { payload: payload.subarray(0, payload.length - 10), headers })
    }),
    refuse('a picture of 9 MB', '413 too_large', (target) =>
      send(target, formOf(Buffer.concat([latin('\x89PNG\r\n\x1a\n'), Buffer.alloc(9 << 20)]))),
    ),
    ...requests(
      'a picture that is none (A4, L5)',
      { by: 'admin', expect: '422 invalid' },
      notPictures.flatMap((picture) => [
        `POST /api/product {"productName":"P","category":"Fan","price":5,"images":["${picture}"]}`,
        `PUT /api/add-user {"name":"A","email":"$adminEmail","photo":"${picture}"}`,
      ]),
    ),
  ],
}
