import { setImmediate as nextTurn } from 'node:timers/promises'
import { createCsvStream } from '../../src/listing/exportRows'

describe('an exported file', () => {
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
