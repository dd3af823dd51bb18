export type RequestLine = { method: string; path: string; body?: string; type?: string }

type Names = Readonly<Record<string, string | undefined>>

/** `$name` is the ID or text that a scene has under that name. */
export const fillNames = (text: string, names: Names) =>
  text.replace(/\$([a-z]+)/gi, (whole, name: string) => names[name] ?? whole)

/** Reads a request that is written in one line: method, path and, if there is one, body. */
export function readRequestLine(line: string, names: Names): RequestLine {
  const filled = fillNames(line, names)
  const [, method = '', path = '', body] = /^(\S+) (\S*)(?: (.*))?$/s.exec(filled) ?? []
  if (body === undefined) return { method, path }
  const type = /^[[{]/.test(body) ? 'application/json' : 'application/x-www-form-urlencoded'
  return { method, path, body, type }
}
