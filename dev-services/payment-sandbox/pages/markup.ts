/** A piece of HTML in which every text is escaped already. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | Markup | readonly Markup[] | undefined

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

function textOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.text
  return typeof part === 'string' ? escaped(part) : part.map(({ text }) => text).join('')
}

export const html = (pieces: TemplateStringsArray, ...parts: Part[]) =>
  new Markup(pieces.map((piece, index) => piece + textOf(parts[index])).join(''))
