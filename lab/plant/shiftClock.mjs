// Preloaded into the shop: shifts its clock by the milliseconds in CLOCK_FILE. Timers go on as they do when a clock is set.
import { readFileSync } from 'node:fs'

const file = process.env.CLOCK_FILE ?? ''
const RealDate = Date
let offset = 0
const readOffset = () => {
  offset = Number(readFileSync(file, 'utf8'))
}
readOffset()
setInterval(readOffset, 20).unref()

const now = () => RealDate.now() + offset
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
