/** Paragraphs, list items and table rows of a specification's sections 2 to 9, without head rows and rules. */
export function linesOf(specification: string): string[] {
  const lines: string[] = []
  let section = 0
  let isTableHead = true
  for (const line of specification.split('\n').map((text) => text.trim())) {
    const heading = /^## (\d+)\./.exec(line)
    if (heading) section = Number(heading[1])
    if (!line.startsWith('|')) isTableHead = true
    const isRule = /^\|[-|\s]+\|$/.test(line)
    const isContent = line !== '' && !line.startsWith('#') && !isRule
    const isHead = line.startsWith('|') && isTableHead
    if (line.startsWith('|')) isTableHead = false
    if (section >= 2 && section <= 9 && isContent && !isHead) {
      lines.push(line.replace(/^(- |\| )/, '').replace(/\*\*/g, ''))
    }
  }
  return lines
}
