/** FNV-1a with a final mix: the same text gives the same number on every machine and run. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in [0, 1) that depends on the text alone. */
export function chance(key: string): number {
  return hash(key) / 2 ** 32
}

export type Say = (...options: readonly [string, ...string[]]) => string

/** Picks among phrasings; each call of one speaker draws anew, each speaker always the same. */
export function speaker(key: string): Say {
  let calls = 0
  return (...options) => {
    calls += 1
    return options[Math.floor(chance(`${key}#${calls}`) * options.length)] ?? options[0]
  }
}
