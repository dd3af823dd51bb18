import { readdirSync, readFileSync } from 'node:fs'

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => `src/${path}`)

function withoutHoverMedia(css: string): string {
  const start = css.indexOf('@media (hover: hover)')
  if (start < 0) return css
  let end = css.indexOf('{', start) + 1
  for (let open = 1; open > 0 && end < css.length; end++) {
    if (css[end] === '{') open++
    if (css[end] === '}') open--
  }
  return css.slice(0, start) + withoutHoverMedia(css.slice(end))
}

describe('a :hover style', () => {
  it('is inside @media (hover: hover), because it would stay after a tap', () => {
    const faulty = styleSheets.filter((path) =>
      withoutHoverMedia(readFileSync(path, 'utf8')).includes(':hover'),
    )
    expect(styleSheets.length).toBeGreaterThan(50)
    expect(faulty).toEqual([])
  })
})
