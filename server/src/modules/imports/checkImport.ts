import { setImmediate as nextTurn } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { toField } from '../../../../common/mapFields'
import type { ResponseBody, Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { invalid } from '../../http/problem'
import { hasSamePrices, type Prices, type ProductRow, toPrices, toProduct } from '../catalog'
import { type CsvRow, parseCsv, UnreadableRowError } from './parseCsv'
import {
  compareRow,
  findMatchProblem,
  findRepeatedNames,
  type ImportProblem,
  type ImportRow,
  maxRows,
  maxRowsOfFile,
  newOwnPictures,
  readHeader,
  readRow,
} from './rules'
import {
  findKnownPictures,
  findProductsById,
  findProductsByName,
  type PlannedRow,
  savePlan,
} from './store'

type CheckedImport = ResponseBody<'checkProductImport'>

type Content = { rows: ImportRow[]; count: number; problems: ImportProblem[] }

const maxListedChanges = 100
/** After comparing so many rows, the server answers other requests. */
const comparedRows = 500

async function readContent(text: string): Promise<Content> {
  const content: Content = { rows: [], count: 0, problems: [] }
  let headings: readonly string[] | undefined
  function addRow(csvRow: CsvRow, known: readonly string[]) {
    if (csvRow.row > maxRowsOfFile) {
      const rows = maxRowsOfFile.toLocaleString('en')
      throw invalid({
        file: `This file has more than ${rows} rows with the empty ones. Delete the empty rows.`,
      })
    }
    const read = readRow(csvRow, known)
    if (!read) return
    content.count++
    if (content.count > maxRows) {
      throw invalid({ file: `This file has more than ${maxRows.toLocaleString('en')} rows.` })
    }
    if ('problem' in read) content.problems.push(read.problem)
    else content.rows.push(read)
  }
  try {
    for await (const csvRow of parseCsv(text)) {
      if (headings) addRow(csvRow, headings)
      else {
        const header = readHeader(csvRow)
        if ('problems' in header) return { ...content, problems: header.problems }
        headings = header.headings
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableRowError)) throw error
    content.problems.push({ row: error.row, message: error.message })
  }
  return content
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
  columns: string[]
  prices: PriceChange | undefined
  pictures: readonly string[]
}

async function compareRows(db: Database, rows: readonly ImportRow[]) {
  const problems = findRepeatedNames(rows)
  const changes: Compared[] = []
  const rowsById = new Map<string, number>()
  const find = await createFinder(db, rows)

  function compare(row: ImportRow) {
    const found = find(row)
    const current = found && found !== 'ambiguous' ? toProduct(found) : undefined
    const mismatch = findMatchProblem(row, found === 'ambiguous' ? found : current)
    if (mismatch) return [mismatch]
    const other = current && rowsById.get(current._id)
    if (other !== undefined) {
      return [{ row: row.row, message: `Row ${other} is about the same product.` }]
    }
    if (current) rowsById.set(current._id, row.row)
    const compared = compareRow(row, current)
    if ('problems' in compared) return compared.problems
    if (compared.change) {
      const { values, columns } = compared.change
      changes.push({
        row: row.row,
        id: current?._id ?? newId(),
        version: found && found !== 'ambiguous' ? found.version : undefined,
        values,
        columns: current ? columns : [],
        prices: comparePrices(current && toPrices(current), toPrices(values)),
        pictures: newOwnPictures(values, current),
      })
    }
    return []
  }

  for (const [index, row] of rows.entries()) {
    problems.push(...compare(row))
    if (index % comparedRows === comparedRows - 1) await nextTurn()
  }
  return { changes, problems }
}

async function findUnknownPictures(
  trx: Transaction,
  changes: readonly Compared[],
): Promise<ImportProblem[]> {
  const known = await findKnownPictures(trx, [
    ...new Set(changes.flatMap(({ pictures }) => pictures)),
  ])
  return changes.flatMap(({ row, pictures }) => {
    const missing = pictures.find((url) => !known.has(url))
    if (missing === undefined) return []
    const message = `The shop has no picture ${missing.slice(0, 200)}. Upload it in the product form first, or write an address that begins with https://.`
    return [{ row, column: toField('images').heading, message }]
  })
}

/** In one transaction, so that the pictures of a stored plan are there. */
async function storeChecked(
  trx: Transaction,
  session: Session,
  content: Content,
  { changes, problems }: Awaited<ReturnType<typeof compareRows>>,
): Promise<CheckedImport> {
  const found = [
    ...content.problems,
    ...problems,
    ...(await findUnknownPictures(trx, changes)),
  ].sort((one, other) => one.row - other.row)
  if (content.count === 0 && found.length === 0) {
    throw invalid({ file: 'This file has no rows below its header.' })
  }
  const created = changes.filter(({ version }) => version === undefined).length
  const updated = changes.length - created
  const checked = {
    rows: content.count,
    created,
    updated,
    unchanged: found.length > 0 ? 0 : content.count - changes.length,
    changes: changes
      .slice(0, maxListedChanges)
      .map(({ row, values: { productName }, columns, prices }) => ({
        row,
        productName,
        columns,
        ...(prices && { prices }),
      })),
    problems: found,
  }
  if (found.length > 0 || changes.length === 0) return checked
  const id = newId()
  const rows = changes.map(({ row, id: productId, version, values }) => ({
    row,
    id: productId,
    version,
    values,
  }))
  await savePlan(trx, session, { id, created, updated, rows })
  return { _id: id, ...checked }
}

/** Changes no product. If there are no problems, the changes are stored under an ID. */
export async function checkImport(
  db: Database,
  session: Session,
  text: string,
): Promise<CheckedImport> {
  const content = await readContent(text)
  const compared = await compareRows(db, content.rows)
  return transaction(db, (trx) => storeChecked(trx, session, content, compared))
}
