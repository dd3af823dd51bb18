import { readFileSync } from 'node:fs'
import { maxImportBytes, maxImportRows } from '../../../../common/importLimits'
import { operations } from '../../../src/http/registerOperations'

test('the contract names the limits of an import, and lets a file of that size in', () => {
  const contract = readFileSync('contract/openapi.yaml', 'utf8')
  expect(contract).toContain(`at most ${maxImportRows.toLocaleString('en')} rows`)
  const operation = operations.find(({ id }) => id === 'checkProductImport')
  expect(operation?.bodyLimit).toBe(maxImportBytes + 64 * 1024)
})
