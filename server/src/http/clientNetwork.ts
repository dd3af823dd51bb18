import { isIPv6 } from 'node:net'

const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/

const toShortForm = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1)

/** The address by which callers without a session are distinguished: an IPv6 connection has a /64 of addresses. */
export function toClientNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip.toLowerCase()
  const [address = ''] = ip.split('%', 1)
  const short = toShortForm(address)
  const [, high, low] = mapped.exec(short) ?? []
  if (high && low) {
    const bytes = [high, low].map((part) => Number.parseInt(part, 16))
    return bytes.flatMap((part) => [part >> 8, part & 255]).join('.')
  }
  const [head = '', tail = ''] = short.split('::')
  const toGroups = (part: string) => part.split(':').filter(Boolean)
  const [left, right] = [toGroups(head), toGroups(tail)]
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return toShortForm(`${[...left, ...zeros, ...right].slice(0, 4).join(':')}::`)
}
