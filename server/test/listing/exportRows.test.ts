import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { text } from '../../../common/text'
import { createCsvStream } from '../../src/listing/exportRows'

describe('an exported file', () => {
  it('is read from the database no faster than its client reads it', async () => {
    let reads = 0
    const next = async () => {
      reads++
      return ['x'.repeat(100_000)]
    }
    const stream = createCsvStream({ total: 1_000, next, close: async () => undefined }, [
      [text('Text', 'লেখা'), (cell: string) => cell],
    ])
    await once(stream, 'readable')
    for (let turns = 0; turns < 100; turns++) await nextTurn()
    expect(reads).toBeLessThanOrEqual(2)
    stream.read()
    for (let turns = 0; turns < 100; turns++) await nextTurn()
    expect(reads).toBeLessThanOrEqual(4)
    stream.destroy()
  })

  it('ends once its connection is released, so that the next export can start', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const stream = createCsvStream({ total: 0, next: async () => [], close: () => released }, [])
    let hasEnded = false
    stream.on('end', () => {
      hasEnded = true
    })
    stream.resume()
    for (let turns = 0; turns < 20; turns++) await nextTurn()
    expect(hasEnded).toBe(false)
    release()
    for (let turns = 0; turns < 20; turns++) await nextTurn()
    expect(hasEnded).toBe(true)
  })
})
