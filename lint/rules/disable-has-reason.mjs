const DISABLE = /^\s*(?:oxlint|eslint)-disable(?:-line|-next-line)?(?<rest>.*)$/s

export const disableHasReason = {
  meta: { type: 'problem', docs: { description: 'a rule is switched off by name, with a reason' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const rest = DISABLE.exec(comment.value)?.groups?.rest
          if (rest === undefined || /^\s+[\w@/, -]*[\w]\s+--\s+\S/.test(rest)) continue
          context.report({
            loc: comment.loc,
            message: 'name the rule and the reason: // oxlint-disable-next-line <rule> -- <why>',
          })
        }
      },
    }
  },
}
