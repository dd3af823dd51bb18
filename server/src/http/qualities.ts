/** An element of `Accept` or `Accept-Encoding` with its weight, from `text/html;level=1;q=0.8`. */
function parseElement(element: string): readonly [name: string, quality: number] {
  const [name = '', ...parameters] = element.split(';').map((part) => part.trim().toLowerCase())
  const [, value = '1'] = parameters.map((each) => /^q=(.*)$/.exec(each)).find(Boolean) ?? []
  const quality = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value) ? Number(value) : 0
  return [name, quality]
}

/** Returns the quality of the first of the names that the header has. */
export function parseQualities(header: string): (...names: string[]) => number | undefined {
  const elements = header.split(',').map(parseElement)
  return (...names) =>
    names
      .map((name) => elements.find(([each]) => each === name)?.[1])
      .find((quality) => quality !== undefined)
}
