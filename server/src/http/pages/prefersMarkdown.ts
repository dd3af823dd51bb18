import { parseQualities } from '../qualities'

/**
 * Whether `Accept` names Markdown and does not prefer HTML. Browsers never name it; programs that read pages often name both with
 * the same quality.
 */
export function prefersMarkdown(accept = ''): boolean {
  if (!/text\/markdown/i.test(accept)) return false
  const qualityOf = parseQualities(accept)
  const markdown = qualityOf('text/markdown') ?? 0
  return markdown > 0 && markdown >= (qualityOf('text/html', 'text/*', '*/*') ?? 0)
}
