/** One attacker in a process of its own, so that its work does not slow the visitors who are measured. */
import { attacks } from './attacks'
import { callShop, createAgent } from './callShop'

export type Orders = {
  url: string
  attack: string
  connections: number
  seconds: number
  from: string
  cookie: string
}

async function attack({ url, attack: name, connections, seconds, from, cookie }: Orders) {
  const requestOf = attacks.find((each) => each.name === name)?.requestOf
  if (!requestOf) throw new Error(`there is no attack named ${name}`)
  const makeRequest = requestOf
  const agent = createAgent(from, connections)
  const statuses: Record<string, number> = {}
  const until = performance.now() + seconds * 1000
  let turn = 0
  async function repeat() {
    while (performance.now() < until) {
      const status = await callShop(agent, url, makeRequest(turn++, cookie)).catch(() => 'cut')
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, repeat))
  agent.destroy()
  process.send?.(statuses)
}

process.once('message', (orders: Orders) => {
  void attack(orders).finally(() => process.disconnect())
})
