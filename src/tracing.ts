/** A script of its own, in the pages of a server that traces: gives the calls of the shop a W3C trace context. */
const share = Number(document.currentScript?.dataset.share)
/** Later calls are those of a timer or an event, not of the click. */
const duration = 1_000
let current = ''
let endsAt = 0

const toHex = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** One trace for all calls that follow a click. */
function traceparent(): string {
  if (Date.now() > endsAt) {
    current = `00-${toHex(16)}-${toHex(8)}-${Math.random() < share ? '01' : '00'}`
    endsAt = Date.now() + duration
  }
  return current
}

document.addEventListener(
  'click',
  () => {
    endsAt = 0
  },
  true,
)

const { fetch } = window
window.fetch = (input, init) => {
  const request = new Request(input, init)
  if (new URL(request.url).origin === location.origin) {
    request.headers.set('traceparent', traceparent())
  }
  return fetch(request)
}

export {}
