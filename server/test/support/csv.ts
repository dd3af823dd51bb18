/** Parses CSV as a spreadsheet with this separator does. */
export function parseCsv(file: string, separator = ','): string[][] {
  const records: string[][] = []
  let record: string[] = []
  let cell = ''
  let isQuoted = false
  const text = file.replace(/^\uFEFF/, '')
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text.charAt(++at)
      else isQuoted = false
    } else if (sign === '"' && cell === '') {
      isQuoted = true
    } else if (sign === separator) {
      record.push(cell)
      cell = ''
    } else if (sign === '\n') {
      records.push([...record, cell.replace(/\r$/, '')])
      record = []
      cell = ''
    } else {
      cell += sign
    }
  }
  return records
}
