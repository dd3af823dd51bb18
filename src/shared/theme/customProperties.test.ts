import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const source = resolve(__dirname, '../..')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.(test|stories)\./.test(file))
  .map((file) => readFileSync(resolve(source, file), 'utf8'))
  .join('\n')

/** Set in `public/index.ejs`. */
const setInHtml = ['--splash-time']

describe('every CSS custom property', () => {
  it('that is used is set somewhere', () => {
    const set = new Set([...code.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name))
    // `var(--tint-${name})` in TypeScript ends with a hyphen.
    const used = [...code.matchAll(/var\((--[\w-]*\w)[\s,)]/g)].map(([, name]) => name)
    const missing = used.filter((name = '') => !set.has(name) && !setInHtml.includes(name))

    expect(missing).toEqual([])
  })
})
