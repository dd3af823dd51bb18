import ts from 'typescript'

export type TaggedTest = { numbers: string[]; title: string }

/** The names in a callee such as `test`, `it.each(…)` or `test.describe.skip`. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee))
    return [...namesOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return namesOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag)
  return []
}

/** The title as in the source; expressions of a template stay `${…}`. */
function titleOf(call: ts.CallExpression): string {
  const [first] = call.arguments
  if (!first) return ''
  return ts.isStringLiteralLike(first) ? first.text : first.getText().slice(1, -1)
}

const notRun = ['skip', 'todo', 'fixme', 'fails', 'failing']

/** The tests of a file that are not skipped and have a `// [spec …]` comment directly above. */
export function findTags(source: string): TaggedTest[] {
  const found: TaggedTest[] = []
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

  function visit(node: ts.Node) {
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const [runner = '', ...rest] = namesOf(node.expression.expression)
      if (rest.some((name) => notRun.includes(name))) return
      const above = source.slice(node.getFullStart(), node.getStart())
      const numbers = /\[spec ([\d., ]+)\]/.exec(above)?.[1]?.split(/,\s*/)
      if (numbers && ['it', 'test'].includes(runner)) {
        found.push({ numbers, title: titleOf(node.expression) })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
