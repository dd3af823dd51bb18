const { parse } = require('acorn')
const { simple } = require('acorn-walk')

const importsText = /from\s*["'](?:[^"']*\/)?text(?:\.ts)?["']/

/**
 * A webpack loader: replaces each `text(en, bn)` of the message catalogue by `(__BN__ ? bn : en)`, of which the minifier keeps one.
 * It runs on JavaScript, after the types are gone.
 *
 * @param {string} source
 */
module.exports = (source) => {
  if (!importsText.test(source)) return source
  /** @type {import('acorn').CallExpression[]} */
  const calls = []
  simple(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === 'text') calls.push(call)
    },
  })
  // From the end, so that the positions of the others stay.
  return calls
    .toSorted((one, other) => other.start - one.start)
    .reduce((code, { start, end, arguments: [en, bn] }) => {
      if (!en || !bn) throw new Error('text(en, bn) needs both languages')
      const bengali = code.slice(bn.start, bn.end)
      const english = code.slice(en.start, en.end)
      return `${code.slice(0, start)}(__BN__ ? ${bengali} : ${english})${code.slice(end)}`
    }, source)
}
