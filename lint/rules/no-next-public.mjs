export const noNextPublic = {
  meta: { type: 'problem', docs: { description: 'one build serves every deployment' } },
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && text.startsWith('NEXT_PUBLIC_'))
        context.report({
          node,
          message: 'NEXT_PUBLIC_ is baked into the build: put the value into the page at run time',
        })
    }
    return {
      Identifier: (node) => check(node, node.name),
      Literal: (node) => check(node, node.value),
    }
  },
}
