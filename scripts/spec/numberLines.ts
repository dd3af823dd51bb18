/** Numbers the paragraphs, list items and table rows of sections 2 to 9: '2.3' is the third of section 2. */
export function numberLines(specification: string): Map<string, string> {
  const lines = new Map<string, string>()
  let section = 0
  let count = 0
  let isTableHead = true
  for (const line of specification.split('\n').map((text) => text.trim())) {
    const heading = /^## (\d+)\./.exec(line)
    if (heading) {
      section = Number(heading[1])
      count = 0
    }
    if (!line.startsWith('|')) isTableHead = true
    const isRule = /^\|[-|\s]+\|$/.test(line)
    const isContent = line !== '' && !line.startsWith('#') && !isRule
    const isHead = line.startsWith('|') && isTableHead
    if (line.startsWith('|')) isTableHead = false
    if (section >= 2 && section <= 9 && isContent && !isHead) {
      count += 1
      lines.set(`${section}.${count}`, line.replace(/^(- |\| )/, '').replace(/\*\*/g, ''))
    }
  }
  return lines
}
