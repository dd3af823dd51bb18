/** Tests that the page checks find each fault, and none in a page without faults. */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../browser/launch'
import { unexpectedProblems, watchProblems } from '../browser/watchProblems'
import { viewportOf } from '../browser/widths'
import type { Shot } from '../screenshots/states'
import { takeShot } from '../screenshots/takeShot'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/%3E'

const pages: Record<string, string> = {
  sound: `
    <p>Whole text.</p>
    <p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Shortened on purpose</p>
    <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">For screen readers only</p>
    <div style="width: 200px; overflow-x: auto"><div style="width: 3000px">Scrolls</div></div>
    <div style="height: 50px; overflow: hidden"><div style="height: 50px; overflow-y: auto"><p style="margin: 0 0 22px">A list</p><p>goes on</p></div></div>
    <div style="position: fixed; left: -400px; width: 300px">A closed drawer</div>
    <div style="width: 100px; overflow: hidden"><div class="swiper-wrapper"><p style="width: 300px">The edge of a slide that comes next</p></div></div>
    <div style="width: 100px; overflow: auto"><div style="width: 9000px; text-align: right"><img alt="" loading="lazy" src="/never-asked-for.png"></div></div>
    <img alt="" src='${picture}'>`,
  wide: '<div style="width: 2000px; height: 10px; background: red"></div>',
  hiddenWide:
    '<style>body { overflow-x: hidden }</style><p style="width: 2000px">Wider than the screen, and hidden</p>',
  cutSideways:
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">Cut without an ellipsis</p>',
  cutBelow:
    '<div style="width: 100px; height: 30px; overflow: hidden">Several lines of text that do not fit into it</div>',
  cutByParent:
    '<div style="width: 80px; overflow: hidden"><b style="white-space: nowrap">Cut by what is around it</b></div>',
  inlineEllipsis:
    '<p style="width: 80px"><span style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Runs over its neighbour</span></p>',
  missingPicture: '<img alt="gone" src="/gone.png">',
  pictureThatHangs:
    '<img alt="late"><script>onload = () => { document.images[0].src = "/hanging.png" }</script>',
  consoleError: '<script>console.error("oh no")</script>',
  exception: '<script>throw new Error("thrown")</script>',
  blocked: '<script src="https://elsewhere.example/x.js"></script>',
}

const html = (body: string) =>
  `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><style>body { margin: 8px }</style></head><body>${body}</body></html>`

let server: Server
let browser: Browser
let folder: string
let url: string

before(async () => {
  server = createServer((request, response) => {
    if (request.url === '/hanging.png') return
    const body = pages[(request.url ?? '').slice(1)]
    response.writeHead(body ? 200 : 404, {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'self' 'unsafe-inline'",
    })
    response.end(body && html(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}`
  folder = await mkdtemp(join(tmpdir(), 'shots-'))
  browser = await launchBrowser()
})

after(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

async function findFaults(name: string, change: Partial<Shot> = {}): Promise<string[]> {
  const shot: Shot = {
    page: name,
    state: 'full',
    path: `/${name}`,
    ready: async () => {},
    ...change,
  }
  const context = await browser.newContext({ baseURL: url, viewport: viewportOf(390) })
  const problems = watchProblems(context, url)
  try {
    const faults = await takeShot(await context.newPage(), shot, join(folder, `${name}.png`))
    return [...faults, ...unexpectedProblems(problems, shot.expectedProblem)]
  } finally {
    await context.close()
  }
}

const faulty: [page: string, fault: RegExp][] = [
  ['wide', /wider than the screen/],
  ['hiddenWide', /reaches beyond the screen/],
  ['cutSideways', /cut text.*Cut without an ellipsis/],
  ['cutBelow', /cut text.*Several lines/],
  ['cutByParent', /cut text.*Cut by what is around it/],
  ['inlineEllipsis', /ellipsis has no effect.*Runs over its neighbour/],
  ['missingPicture', /missing picture: .*gone\.png/],
  ['pictureThatHangs', /missing picture: .*hanging\.png/],
  ['consoleError', /console: oh no/],
  ['exception', /exception: .*thrown/],
  ['blocked', /Content Security Policy/],
]

describe('screenshots', () => {
  test('are saved, and show no fault of a page without faults', async () => {
    assert.deepEqual(await findFaults('sound'), [])
    assert.deepEqual(await readdir(folder), ['sound.png'])
  })

  for (const [page, fault] of faulty) {
    test(`show the fault of the page '${page}'`, async () => {
      const faults = await findFaults(page)
      assert.ok(
        faults.some((found) => fault.test(found)),
        `found only: ${faults.join('; ') || 'nothing'}`,
      )
    })
  }

  test('ignore the console error that a state expects', async () => {
    assert.deepEqual(await findFaults('consoleError', { expectedProblem: /oh no/ }), [])
  })

  test('fail if a page never becomes ready', async () => {
    const ready: Shot['ready'] = (page) => page.getByText('never').waitFor({ timeout: 200 })
    await assert.rejects(findFaults('sound', { ready }), /Timeout 200ms/)
  })
})
