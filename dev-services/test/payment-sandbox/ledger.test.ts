import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noFaults } from '../../payment-sandbox/faults'
import { openLedger } from '../../payment-sandbox/ledger'

test('the latest 10,000 payments are known, also after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jontro-ledger-'))
  const path = join(folder, 'ledger.jsonl')
  const urls = { success: '/', fail: '/', cancel: '/' }
  const order = { amount: '10.00', currency: 'BDT', productName: 'Fan', urls }
  const lines = Array.from({ length: 10_001 }, (_, number) =>
    JSON.stringify({ ...order, at: number, sessionKey: `S${number}`, tranId: `T${number}` }),
  )
  await writeFile(path, lines.join('\n'))
  const ledger = await openLedger(path, noFaults)
  try {
    expect(ledger.bySession('S0')).toBeUndefined()
    expect(ledger.bySession('S1')?.tranId).toBe('T1')
    const opened = await ledger.open({ ...order, tranId: 'T10001' })
    expect(ledger.payments()).toHaveLength(10_000)
    expect(ledger.bySession('S1')).toBeUndefined()
    expect(ledger.bySession(opened)?.tranId).toBe('T10001')
  } finally {
    await ledger.close()
    await rm(folder, { recursive: true })
  }
})
