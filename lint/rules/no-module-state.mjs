const CONTAINERS = new Set(['Map', 'Set', 'Array'])

/** State that a module keeps for all tests of a process, and a server for all of its visitors. */
export const noModuleState = {
  meta: { type: 'problem', docs: { description: 'state of the page is declared as such' } },
  create(context) {
    const message = 'a module keeps no state: use pageState of @doran/site/core'
    return {
      VariableDeclaration(node) {
        if (!isTopLevel(node)) return
        const isState = node.kind !== 'const' || node.declarations.some(isFilledLater)
        if (isState) context.report({ node, message })
      },
    }
  },
}

function isTopLevel({ parent }) {
  return parent.type === 'Program' || parent.type === 'ExportNamedDeclaration'
}

/** A container that starts empty, and may be changed. */
function isFilledLater({ id, init }) {
  const isReadonly = id.typeAnnotation?.typeAnnotation.operator === 'readonly'
  if (init?.type === 'ArrayExpression') return init.elements.length === 0 && !isReadonly
  return (
    init?.type === 'NewExpression' &&
    CONTAINERS.has(init.callee.name) &&
    init.arguments.length === 0
  )
}
