import { Agent, get } from 'node:http'
import { percentile } from '../statistics'

const connections = 8

function request(agent: Agent, url: string, cookie: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(body)
        else reject(new Error(`${url}: ${response.statusCode} ${body.slice(0, 200)}`))
      })
    }).on('error', reject)
  })
}

export const readOnce = (url: string, cookie: string) => request(new Agent(), url, cookie)

export type Timing = { p50: number; p99: number; perSecond: number }

/** Requests the addresses in turn over eight connections; times in milliseconds until the last byte. */
export async function measure(
  urls: readonly string[],
  cookie: string,
  seconds: number,
): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  let turn = 0
  async function repeat() {
    while (performance.now() < until || times.length < urls.length) {
      const url = urls[turn++ % urls.length] ?? ''
      const from = performance.now()
      await request(agent, url, cookie)
      times.push(performance.now() - from)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, repeat))
  agent.destroy()
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    perSecond: (times.length / (performance.now() - start)) * 1000,
  }
}
