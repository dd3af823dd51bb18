export type RequestLine = { method: string; path: string; body?: string; type?: string }

/**
 * Reads a request that is written in one line: method, path and, if there is one, body. `$name` is the ID or text that a scene has under
 * that name.
 */
export function readRequestLine(
  line: string,
  names: Readonly<Record<string, string | undefined>>,
): RequestLine {
  const filled = line.replace(/\$([a-z]+)/gi, (text, name: string) => names[name] ?? text)
  const [, method = '', path = '', body] = /^(\S+) (\S*)(?: (.*))?$/s.exec(filled) ?? []
  if (body === undefined) return { method, path }
  const type = /^[[{]/.test(body) ? 'application/json' : 'application/x-www-form-urlencoded'
  return { method, path, body, type }
}
