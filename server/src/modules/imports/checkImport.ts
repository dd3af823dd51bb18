import { v7 as newId } from 'uuid'
import { maxImportRows } from '../../../../common/importLimits'
import { toField } from '../../../../common/mapFields'
import { inLanguage, type Text } from '../../../../common/text'
import type { ResponseBody, Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import type { WithSlowDatabase } from '../../db/slowDatabase'
import { type Transaction, transaction } from '../../db/transaction'
import { invalid } from '../../http/problem'
import { hasSamePrices, type Prices, type ProductRow, toPrices, toProduct } from '../catalog'
import * as messages from './messages'
import { type CsvRow, parseCsv, UnreadableRowError } from './parseCsv'
import {
  compareRow,
  createNameCheck,
  findMatchProblem,
  type ImportProblem,
  type ImportRow,
  maxRowsOfFile,
  newOwnPictures,
  readHeader,
  readRow,
} from './rules'
import {
  createPlan,
  deletePlan,
  findKnownPictures,
  findProductsById,
  findProductsByName,
  finishPlan,
  type PlannedRow,
  savePlannedRows,
} from './store'

type CheckedImport = ResponseBody<'checkProductImport'>

const maxListedChanges = 100
const maxListedProblems = 1_000
/** Rows that are read, compared and stored before the server answers other requests. */
const batchSize = 250

type Batch = { rows: ImportRow[]; count: number; problems: ImportProblem[] }

/** Reads the file in batches. */
async function* readBatches(texts: AsyncIterable<string>): AsyncGenerator<Batch> {
  const empty = (): Batch => ({ rows: [], count: 0, problems: [] })
  let batch = empty()
  let count = 0
  let headings: readonly string[] | undefined
  function addRow(csvRow: CsvRow, known: readonly string[]) {
    if (csvRow.row > maxRowsOfFile) {
      throw invalid({ file: messages.tooManyWithEmptyRows(maxRowsOfFile) })
    }
    const read = readRow(csvRow, known)
    if (!read) return
    batch.count++
    count++
    if (count > maxImportRows) throw invalid({ file: messages.tooManyRows(maxImportRows) })
    if ('problem' in read) batch.problems.push(read.problem)
    else batch.rows.push(read)
  }
  try {
    for await (const csvRow of parseCsv(texts)) {
      if (headings) addRow(csvRow, headings)
      else {
        const header = readHeader(csvRow)
        if ('problems' in header) {
          yield { ...batch, problems: header.problems }
          return
        }
        headings = header.headings
      }
      if (batch.count === batchSize) {
        yield batch
        batch = empty()
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableRowError)) throw error
    batch.problems.push({ row: error.row, message: error.problem })
  }
  yield batch
}

/** Finds the product that each row is about. */
async function createFinder(db: Database, rows: readonly ImportRow[]) {
  const [byId, byName] = [
    await findProductsById(
      db,
      rows.flatMap(({ id }) => id ?? []),
    ),
    await findProductsByName(
      db,
      rows.flatMap(({ id, name }) => (id === undefined ? (name ?? []) : [])),
    ),
  ]
  return ({ id, name = '' }: ImportRow): ProductRow | 'ambiguous' | undefined => {
    if (id !== undefined) return byId.get(id)
    const [found, another] = byName.get(name) ?? []
    return another ? 'ambiguous' : found
  }
}

type PriceChange = CheckedImport['changes'][number]['prices']

function comparePrices(before: Prices | undefined, after: Prices): PriceChange {
  if (!before) return { after }
  return hasSamePrices(before, after) ? undefined : { before, after }
}

type Compared = PlannedRow & {
  columns: Text[]
  prices: PriceChange | undefined
  pictures: readonly string[]
}

/** Returns a function that compares the next rows of a file with the shop's products. */
function createComparison(db: Database) {
  const rowsById = new Map<string, number>()
  const checkName = createNameCheck()

  function compare(
    row: ImportRow,
    found: ProductRow | 'ambiguous' | undefined,
  ): { problems?: ImportProblem[]; change?: Compared } {
    const current = found && found !== 'ambiguous' ? toProduct(found) : undefined
    const mismatch = findMatchProblem(row, found === 'ambiguous' ? found : current)
    if (mismatch) return { problems: [mismatch] }
    const other = current && rowsById.get(current._id)
    if (other !== undefined) {
      return { problems: [{ row: row.row, message: messages.sameProduct(other) }] }
    }
    if (current) rowsById.set(current._id, row.row)
    const compared = compareRow(row, current)
    if ('problems' in compared) return compared
    if (!compared.change) return {}
    const { values, columns } = compared.change
    const change: Compared = {
      row: row.row,
      id: current?._id ?? newId(),
      version: found && found !== 'ambiguous' ? found.version : undefined,
      values,
      columns: current ? columns : [],
      prices: comparePrices(current && toPrices(current), toPrices(values)),
      pictures: newOwnPictures(values, current),
    }
    return { change }
  }

  return async (rows: readonly ImportRow[]) => {
    const find = await createFinder(db, rows)
    const problems = rows.flatMap(checkName)
    const changes: Compared[] = []
    for (const row of rows) {
      const compared = compare(row, find(row))
      problems.push(...(compared.problems ?? []))
      if (compared.change) changes.push(compared.change)
    }
    return { changes, problems }
  }
}

async function findUnknownPictures(
  trx: Transaction,
  changes: readonly Compared[],
  used: Set<string>,
): Promise<ImportProblem[]> {
  const urls = [...new Set(changes.flatMap(({ pictures }) => pictures))]
  const uploaded = await findKnownPictures(trx, urls, used)
  return changes.flatMap(({ row, pictures }) => {
    const missing = pictures.find((url) => !uploaded.has(url) && !used.has(url))
    if (missing === undefined) return []
    const message = messages.unknownPicture(missing.slice(0, 200))
    return [{ row, column: toField('images').heading, message }]
  })
}

const toPlannedRow = ({ row, id, version, values }: Compared) => ({ row, id, version, values })

const toListedChange = ({ row, values, columns, prices }: Compared) => ({
  row,
  productName: values.productName,
  columns: columns.map(inLanguage('en')),
  columnsBn: columns.map(inLanguage('bn')),
  ...(prices && { prices }),
})

/** Checks the file batch by batch, until there are many problems, and stores what it changes, until there is one. */
async function checkBatches(db: Database, id: string, texts: AsyncIterable<string>) {
  const checked = { rows: 0, created: 0, updated: 0 }
  const changes: CheckedImport['changes'] = []
  const problems: ImportProblem[] = []
  const usedPictures = new Set<string>()
  const compareRows = createComparison(db)
  for await (const batch of readBatches(texts)) {
    checked.rows += batch.count
    if (problems.length > maxListedProblems) continue
    const compared = await compareRows(batch.rows)
    problems.push(...batch.problems, ...compared.problems)
    // In one transaction, so that the pictures of a stored plan are there.
    const unknown = await transaction(db, async (trx) => {
      const missing = await findUnknownPictures(trx, compared.changes, usedPictures)
      if (problems.length + missing.length === 0) {
        await savePlannedRows(trx, id, compared.changes.map(toPlannedRow))
      }
      return missing
    })
    problems.push(...unknown)
    const created = compared.changes.filter(({ version }) => version === undefined).length
    checked.created += created
    checked.updated += compared.changes.length - created
    const listed = compared.changes.slice(0, maxListedChanges - changes.length)
    changes.push(...listed.map(toListedChange))
  }
  return { ...checked, changes, problems }
}

const toListedProblem = ({ row, column, message }: ImportProblem) => ({
  row,
  ...(column && { column: column.en, columnBn: column.bn }),
  message: message.en,
  messageBn: message.bn,
})

function toListedProblems(problems: readonly ImportProblem[]): CheckedImport['problems'] {
  const sorted = problems.toSorted((one, other) => one.row - other.row)
  const listed = sorted.slice(0, maxListedProblems)
  const next = sorted[maxListedProblems]
  if (next) listed.push({ row: next.row, message: messages.moreProblems })
  return listed.map(toListedProblem)
}

export type Databases = { db: Database; withSlowDatabase: WithSlowDatabase }

/** Changes no product. If there are no problems, the changes are stored under an ID. */
export async function checkImport(
  { db, withSlowDatabase }: Databases,
  session: Session,
  texts: AsyncIterable<string>,
): Promise<CheckedImport> {
  const id = newId()
  let isStored = false
  await createPlan(db, session, id)
  try {
    const { problems, ...checked } = await checkBatches(db, id, texts)
    const { rows, created, updated } = checked
    if (rows === 0 && problems.length === 0) {
      throw invalid({ file: messages.noRows })
    }
    const isSound = problems.length === 0
    const result = {
      ...checked,
      unchanged: isSound ? rows - created - updated : 0,
      problems: toListedProblems(problems),
    }
    if (!isSound || created + updated === 0) return result
    await finishPlan(db, id, { created, updated })
    isStored = true
    return { _id: id, ...result }
  } finally {
    if (!isStored) await withSlowDatabase((slowDb) => deletePlan(slowDb, id))
  }
}
