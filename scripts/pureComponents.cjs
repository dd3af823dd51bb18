/**
 * A webpack loader: marks components and contexts at the top level of a module as pure, and removes their names for
 * React's developer tools, so that the minifier drops those that are not used. So it does with warnings for developers,
 * which also its build for production has.
 *
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      '$1/* @__PURE__ */ $2',
    )
    .replace(/^( +)(warning\()/gm, '$1/* @__PURE__ */ $2')
