import ts from 'typescript'

const runners = ['it', 'test', 'describe']
/** What a test has behind its name that does not run. */
const idle = ['skip', 'todo', 'fixme', 'fails', 'failing']

/** `test`, `it.each(…)`, `test.describe.skip`: the names along what is called. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee))
    return [...namesOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return namesOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag)
  return []
}

/** As it stands between the quotes; what a template fills in stays `${…}`. */
function titleOf(call: ts.CallExpression): string | undefined {
  const [first] = call.arguments
  if (!first) return undefined
  if (ts.isStringLiteralLike(first)) return first.text
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined
}

/** The titles of the tests in a file that run. A group is none: it says what its tests are about. */
export function testTitles(source: string): Set<string> {
  const titles = new Set<string>()
  const file = ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

  function visit(node: ts.Node) {
    if (ts.isCallExpression(node)) {
      const [runner = '', ...rest] = namesOf(node.expression)
      const isRunner = runners.includes(runner)
      if (isRunner && rest.some((name) => idle.includes(name))) return
      const title = isRunner ? titleOf(node) : undefined
      const isGroup = runner === 'describe' || rest.includes('describe')
      if (title !== undefined && !isGroup) titles.add(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return titles
}
