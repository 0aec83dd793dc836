export const noEnum = {
  meta: { type: 'problem', docs: { description: 'string unions instead of enums' } },
  create(context) {
    return {
      TSEnumDeclaration: (node) =>
        context.report({ node, message: 'use a union of strings instead of an enum' }),
    }
  },
}
