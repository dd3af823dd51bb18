/** Tests that the page checks find each fault, and none in a page without faults. */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from '@playwright/test'
import { findLatinTexts } from '../browser/findLatinTexts'
import { launchBrowser } from '../browser/launch'
import { lengthenTexts } from '../browser/lengthenTexts'
import { settle } from '../browser/settle'
import { unexpectedProblems, watchProblems } from '../browser/watchProblems'
import { viewportOf } from '../browser/widths'
import type { Shot } from '../screenshots/states'
import { scrollShot, takeShot } from '../screenshots/takeShot'

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
  scrolled: `
    <style>
      body { margin: 0; padding-bottom: 60px; line-height: 1.5 }
      main { height: 3000px }
      :is(.header, .buy) { position: sticky; top: 0; height: 50px; background: white; z-index: 1 }
      .buy { position: fixed; inset: auto 0 0 }
      .columns { display: grid; grid-template-columns: 1fr 1fr }
      .card { position: relative }
      .card a::after { position: absolute; inset: 0; content: "" }
      .tint { position: absolute; inset: 0; background: rgb(255 255 255 / 40%); pointer-events: none }
      .fold { position: relative; height: 0 }
    </style>
    <div class="header"><a href="#">Home</a></div>
    <main>
      <div class="columns">
        <img alt="" src='${picture}' style="position: sticky; top: 60px">
        <div style="height: 900px">The longer column</div>
      </div>
      <h2>Below both columns</h2><p>Several lines of text,<br>one below the other</p>
      <div class="card"><a href="#">A product</a><p>All of the card is a link</p></div>
      <div class="card"><p>Under a light tint</p><div class="tint"></div></div>
      <div class="card"><img alt="" src='${picture}'><b style="position: absolute; top: 0">A badge on a picture</b></div>
      <label><input type="checkbox" style="opacity: 0"><span style="position: relative; left: -20px">A drawn box</span></label>
      <div class="card" inert><p>Under a closed panel</p><div class="tint" style="background: white"></div></div>
      <div class="fold"><ul role="listbox" style="position: absolute; background: white"><li role="option">A suggestion</li></ul></div>
      <p>Under an open list</p>
    </main>
    <p>The last line</p>
    <div class="buy"><button>Buy Now</button></div>`,
  stickyColumns: `
    <div style="display: grid; grid-template-columns: 1fr 1fr">
      <img alt="" src='${picture}' style="position: sticky; top: 24px; align-self: start; width: 100%">
      <p style="position: sticky; top: 24px; align-self: start">${'Key feature<br>'.repeat(20)}</p>
      <p style="grid-column: 1 / -1; padding-top: 900px">${'Description, as wide as both columns, whatever the width of the screen is. '.repeat(60)}</p>
      <div style="height: 3000px"></div>
    </div>`,
  textOverText: '<p>One text is below</p><p style="margin-top: -1.9em">Another lies over it</p>',
  textUnderPicture: `<p>Under a picture</p><img alt="" src='${picture}' style="display: block; position: relative; width: 200px; margin-top: -40px">`,
  textUnderPanel:
    '<p>Under a panel</p><div style="position: absolute; inset: 0; background: white; pointer-events: none"></div>',
  coveredControl: '<button>Buy</button><div style="position: absolute; inset: 0"></div>',
  invisibleLayer: '<button>Buy</button><div style="position: fixed; inset: 0"></div>',
  coveredByBar:
    '<div style="height: 2000px"></div><p style="margin: 0">The last line</p><div style="position: fixed; inset: auto 0 0; height: 60px; background: white"></div>',
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

type Check = (page: Page, shot: Shot) => Promise<string[]>

const take: Check = (page, shot) => takeShot(page, shot, join(folder, `${shot.page}.png`))
const scroll: Check = (page, shot) => scrollShot(page, shot, [390, 1280])

async function findFaults(
  name: string,
  change: Partial<Shot> = {},
  check = take,
): Promise<string[]> {
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
    const faults = await check(await context.newPage(), shot)
    return [...faults, ...unexpectedProblems(problems, shot.expectedProblem)]
  } finally {
    await context.close()
  }
}

const covered: [page: string, fault: RegExp][] = [
  ['stickyColumns', /at 1280 px: text under a picture: .*Description/],
  ['stickyColumns', /at 1280 px: text over text: .*Key feature/],
  ['textOverText', /text over text: .*below.*lies over it/],
  ['textUnderPicture', /text under a picture: .*Under a picture/],
  ['textUnderPanel', /text under something else: .*Under a panel/],
  ['coveredControl', /cannot be pressed: .*Buy/],
  ['invisibleLayer', /covered wherever the page is scrolled to: .*Buy/],
  ['coveredByBar', /covered wherever the page is scrolled to: .*The last line/],
]

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

  test('scroll a page without faults and find none', async () => {
    assert.deepEqual(await findFaults('scrolled', {}, scroll), [])
  })

  for (const [page, fault] of covered) {
    test(`find ${fault.source} while scrolling the page '${page}'`, async () => {
      const faults = await findFaults(page, {}, scroll)
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

describe('scrolling to load pictures', () => {
  test('goes on when the browser draws no frames', async () => {
    const page = await browser.newPage()
    await page.setContent(html('<p style="height: 3000px">A long page</p>'))
    await page.evaluate('window.requestAnimationFrame = () => 0')
    await settle(page)
    await page.close()
  })

  test('fails on a page that grows as it is scrolled', async () => {
    const page = await browser.newPage()
    await page.setContent(html('<p style="height: 3000px">A page without end</p>'))
    await page.evaluate(`
      let time = 0
      performance.now = () => (time += 1000)
      addEventListener('scroll', () => (document.body.style.height = scrollY + 3000 + 'px'))`)
    await assert.rejects(settle(page), /still more to scroll/)
    await page.close()
  })
})

describe('texts', () => {
  const data = ['Dhonira Fan\nwith a remote']

  async function openTexts() {
    const page = await browser.newPage()
    const texts = ['Delivered', 'Go to checkout', 'with a remote', 'Jontro', '৳1,500', 'কার্ট']
    await page.setContent(
      html(`${texts.map((text) => `<p>${text}</p>`).join('')}<input placeholder="Find">`),
    )
    await settle(page)
    return page
  }

  test('are made longer once, but for data, names and numbers', async () => {
    const page = await openTexts()
    await lengthenTexts(page, data)
    await lengthenTexts(page, data)
    const visible = (text: string | null) => text?.replaceAll('\u2060', '')
    assert.deepEqual((await page.locator('p').allTextContents()).map(visible), [
      'DeliveredDeli',
      'Go to checkout Go to',
      'with a remote',
      'Jontro',
      '৳1,500',
      'কার্টকা',
    ])
    assert.equal(visible(await page.locator('input').getAttribute('placeholder')), 'FindFi')
    await page.close()
  })

  test('in Latin letters and digits are found, but for data and names', async () => {
    const page = await openTexts()
    await page.evaluate(() => {
      document.documentElement.lang = 'bn'
    })
    assert.deepEqual(await findLatinTexts(page, async () => data), [
      'Delivered',
      'Go to checkout',
      '৳1,500',
      'Find',
    ])
    await page.close()
  })
})
