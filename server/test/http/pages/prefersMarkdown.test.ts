import { prefersMarkdown } from '../../../src/http/pages/prefersMarkdown'

it.each([
  'text/markdown',
  'TEXT/Markdown; charset=utf-8',
  'text/markdown, text/html, */*',
  'text/markdown, text/html;q=0.9',
  'text/html;q=0.5, text/markdown;q=0.5',
  'text/markdown;q=0.1, */*;q=0.05',
  'application/json, text/markdown;q=0.2',
])('sends Markdown for %s', (accept) => expect(prefersMarkdown(accept)).toBe(true))

it.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0',
  'text/markdown;q=abc',
  'text/markdown;q=2',
  'text/markdown-extra',
])('sends HTML for %s', (accept) => expect(prefersMarkdown(accept)).toBe(false))
