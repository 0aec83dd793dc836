import { isTest, placeOf } from '../zones.mjs'

/** What a verb takes from its context instead of as parameters. */
const IN_CONTEXT = /\b(?:Deps|Db|Executor|Database|Caller|Headers|Actor|Member|Owner)\b/
const CONTEXT = /^(?:\w*Context)\b/

/**
 * Every exported function of a module that works with a context is `verb(ctx, input)`: the context first, one input,
 * and nothing beside them of what the context holds. Transactions are opened by `inTransaction` alone.
 */
export const verbSignature = {
  meta: { type: 'problem', docs: { description: 'verbs are verb(ctx, input)' } },
  create(context) {
    const place = placeOf(context.filename)
    const layers = ['verb', 'store', 'routes', 'module', 'face', 'internal']
    if (!place || place.zone !== 'modules' || !layers.includes(place.layer)) return {}
    if (isTest(context.filename)) return {}
    const text = (node) => context.sourceCode.getText(node)
    const check = (fn) => {
      const message = signatureRefusal(fn.params.map((param) => typeOf(param, text)))
      if (message) context.report({ node: fn, message })
    }
    return {
      ...(place.layer === 'verb' && {
        'ExportNamedDeclaration > FunctionDeclaration': check,
        'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ArrowFunctionExpression':
          check,
      }),
      'MemberExpression[property.name="transaction"]': (node) =>
        context.report({ node, message: 'open a transaction by inTransaction(ctx, …)' }),
    }
  },
}

/** Why parameters of these types are no verb's, or null. */
export function signatureRefusal(types) {
  const [first, second, ...more] = types
  if (types.slice(1).some((type) => CONTEXT.test(type)))
    return 'the context is the first parameter of a verb'
  if (first === undefined) return null
  if (!CONTEXT.test(first)) {
    const isPure = !IN_CONTEXT.test(types.map(withoutPick).join(' '))
    return isPure ? null : 'a verb is verb(ctx: Context<…>, input): take this from the context'
  }
  if (more.length > 0) return 'a verb has two parameters: its context and one input'
  return second !== undefined && /\b(?:Deps|Db|Executor|Database|Caller|Headers)\b/.test(second)
    ? 'the input of a verb holds nothing of what its context holds'
    : null
}

/** What a pure function picks of a person's ids is an input like any other. */
function withoutPick(type) {
  return type.replaceAll(/\bPick<(?:Actor|Member|Owner)\b[^>]*>/g, '')
}

function typeOf(param, text) {
  const target = param.type === 'AssignmentPattern' ? param.left : param
  return target.typeAnnotation ? text(target.typeAnnotation.typeAnnotation) : ''
}
