/** The quality of a media range, from `text/html;level=1;q=0.8`. */
function parseRange(range: string): { type: string; quality: number } {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const [, value = '1'] = parameters.map((each) => /^q=(.*)$/.exec(each)).find(Boolean) ?? []
  const quality = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value) ? Number(value) : 0
  return { type, quality }
}

/**
 * Whether `Accept` names Markdown and does not prefer HTML. Browsers never name it; programs that read pages often name both with
 * the same quality.
 */
export function prefersMarkdown(accept = ''): boolean {
  if (!/text\/markdown/i.test(accept)) return false
  const ranges = accept.split(',').map(parseRange)
  const qualityOf = (...types: string[]) =>
    types
      .map((type) => ranges.find((range) => range.type === type)?.quality)
      .find((it) => it !== undefined) ?? 0
  const markdown = qualityOf('text/markdown')
  return markdown > 0 && markdown >= qualityOf('text/html', 'text/*', '*/*')
}
