import { Agent, get } from 'node:http'

const connections = 8

function request(agent: Agent, url: string, cookie: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        if (answer.statusCode === 200) resolve(body)
        else reject(new Error(`${url}: ${answer.statusCode} ${body.slice(0, 200)}`))
      })
    }).on('error', reject)
  })
}

export const readOnce = (url: string, cookie: string) => request(new Agent(), url, cookie)

export type Figures = { p50: number; p99: number; perSecond: number }

/** Milliseconds from the question to the last byte, with eight asking in turns for so many seconds. */
export async function measure(
  urls: readonly string[],
  cookie: string,
  seconds: number,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  let turn = 0
  async function ask() {
    while (performance.now() < until || times.length < urls.length) {
      const url = urls[turn++ % urls.length] ?? ''
      const from = performance.now()
      await request(agent, url, cookie)
      times.push(performance.now() - from)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: connections }, ask))
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return {
    p50: at(0.5),
    p99: at(0.99),
    perSecond: (times.length / (performance.now() - begun)) * 1000,
  }
}
