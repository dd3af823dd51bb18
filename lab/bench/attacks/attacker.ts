/** One attacker in a process of its own, so that its work does not slow the visitors who are measured. */
import { attacks } from './attacks'
import { callShop, createAgent } from './callShop'

export type AttackOptions = {
  url: string
  attack: string
  connections: number
  seconds: number
  from: string
  cookie: string
}

async function run({ url, attack, connections, seconds, from, cookie }: AttackOptions) {
  const { requestOf } = attacks.find(({ name }) => name === attack) ?? {}
  if (!requestOf) throw new Error(`there is no attack named ${attack}`)
  const createRequest = requestOf
  const agent = createAgent(from, connections)
  const statuses: Record<string, number> = {}
  const until = performance.now() + seconds * 1000
  let turn = 0
  async function repeat() {
    while (performance.now() < until) {
      const status = await callShop(agent, url, createRequest(turn++, cookie)).catch(() => 'cut')
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, repeat))
  agent.destroy()
  process.send?.(statuses)
}

process.once('message', (options: AttackOptions) => {
  void run(options).finally(() => process.disconnect())
})
