import { isTest, placeOf } from '../zones.mjs'
import { typeNames } from './type-names.mjs'

/** What a verb takes from its context instead of as parameters. */
const IN_CONTEXT = new Set(['Deps', 'Db', 'Executor', 'Database', 'Caller'])
const PEOPLE = new Set(['Actor', 'Member', 'Owner'])
const HTTP = new Set(['Headers', 'Request', 'Response'])
const HTTP_PACKAGE = /^(?:hono|@hono\/.+)(?:$|\/)/
const KNOWS_HTTP = new Set(['routes', 'module', 'testing'])
const LAYERS = new Set(['verb', 'repository', 'routes', 'module', 'face', 'internal'])

/**
 * Every exported function of a module that works with a context is `verb(ctx, input)`: the context first, one input,
 * and nothing beside them of what the context holds, under whatever alias. Below the routes a file names no type
 * of HTTP at all, so that no alias of another file brings one. Transactions are opened by `inTransaction` alone.
 */
export const verbSignature = {
  meta: { type: 'problem', docs: { description: 'verbs are verb(ctx, input)' } },
  create(context) {
    const place = placeOf(context.filename)
    if (!place || place.zone !== 'modules' || !LAYERS.has(place.layer)) return {}
    if (isTest(context.filename)) return {}
    let types
    const checkSignature = (fn) => {
      const message = signatureRefusal(fn.params.map(typeOf), types)
      if (message) context.report({ node: fn, message })
    }
    const checkHttp = (node, { name: local }) => {
      const { name, source } = types.originOf(local)
      const isHttp = (HTTP.has(name) && !source?.startsWith('.')) || HTTP_PACKAGE.test(source ?? '')
      if (isHttp)
        context.report({
          node,
          message: `a ${place.layer} file knows no HTTP: let the route pass what it needs of ${name}`,
        })
    }
    return {
      Program: (program) => {
        types = typeNames(program)
      },
      ...(place.layer === 'verb' && {
        'ExportNamedDeclaration > FunctionDeclaration': checkSignature,
        'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > ArrowFunctionExpression':
          checkSignature,
      }),
      ...(!KNOWS_HTTP.has(place.layer) && {
        TSTypeReference: (node) => checkHttp(node, node.typeName),
        NewExpression: (node) => checkHttp(node, node.callee),
      }),
      'MemberExpression[property.name="transaction"]': (node) =>
        context.report({ node, message: 'open a transaction by inTransaction(ctx, …)' }),
    }
  },
}

const isContext = (name) => name.endsWith('Context')
const isHeld = (name) => IN_CONTEXT.has(name)

/** Why parameters of these types are no verb's, or null. */
function signatureRefusal(params, types) {
  const [first, second, ...more] = params
  const isContextType = (type) => isContext(types.headOf(type, isContext) ?? '')
  if (params.slice(1).some(isContextType)) return 'the context is the first parameter of a verb'
  if (first === undefined) return null
  const inputs = isContextType(first) ? [second] : params
  const names = inputs.filter(Boolean).flatMap((type) => types.namesIn(type))
  if (!isContextType(first)) {
    const isPure = !names.some((name) => isHeld(name) || PEOPLE.has(name))
    return isPure ? null : 'a verb is verb(ctx: Context<…>, input): take this from the context'
  }
  if (more.length > 0) return 'a verb has two parameters: its context and one input'
  return names.some(isHeld) ? 'the input of a verb holds nothing of what its context holds' : null
}

/** The type of a parameter; null where it is left to be inferred. */
function typeOf(param) {
  const target = param.type === 'AssignmentPattern' ? param.left : param
  return target.typeAnnotation?.typeAnnotation ?? null
}
