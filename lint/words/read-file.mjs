import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** Calls whose object declares names that others use: a schema's fields, a table's columns. */
const SCHEMA_CALLS = new Set(['object', 'strictObject', 'looseObject', 'extend', 'pgTable'])
const KEY_TYPES = new Set(['Identifier', 'PrivateIdentifier', 'Literal'])
const TEST_CALLS = new Set(['describe', 'it', 'test', 'suite', 'bench'])

/**
 * Lists what a source file says in words: the names it declares, its comments, and the names of its tests.
 * Names that it only uses belong to the file that declares them.
 */
export function readFile(file, source) {
  const found = [{ kind: 'files', text: posix.basename(file), index: 0 }]
  if (file.endsWith('.css')) return [...found, ...readCss(source)]
  const { program, comments } = parseSync(file, source, { preserveParens: false })
  new Visitor(declarations((node) => found.push(nameAt(node)))).visit(program)
  new Visitor(testNames((text, index) => found.push({ kind: 'tests', text, index }))).visit(program)
  return [
    ...found,
    ...joinLines(
      comments.map((comment) => commentAt(comment, source)),
      source,
    ),
  ]
}

function nameAt({ name, value, start }) {
  return { kind: 'names', text: name ?? String(value), index: start }
}

function declarations(report) {
  const key = ({ key: name, computed }) => {
    if (!computed && KEY_TYPES.has(name.type)) report(name)
  }
  const fn = (node) => {
    if (node.id && node.type !== 'FunctionExpression') report(node.id)
    node.params.forEach(pattern)
  }
  const pattern = (node) => {
    if (!node) return
    if (node.type === 'Identifier') report(node)
    else if (node.type === 'AssignmentPattern') pattern(node.left)
    else if (node.type === 'RestElement') pattern(node.argument)
    else if (node.type === 'ArrayPattern') node.elements.forEach(pattern)
    else if (node.type === 'TSParameterProperty') pattern(node.parameter)
    else if (node.type === 'ObjectPattern')
      node.properties.forEach((each) => pattern(each.type === 'Property' ? each.value : each))
  }
  const named = (node) => node.id && report(node.id)
  return {
    VariableDeclarator: (node) => pattern(node.id),
    FunctionDeclaration: fn,
    FunctionExpression: fn,
    ArrowFunctionExpression: fn,
    CatchClause: (node) => pattern(node.param),
    ClassDeclaration: named,
    TSTypeAliasDeclaration: named,
    TSInterfaceDeclaration: named,
    TSEnumDeclaration: named,
    PropertyDefinition: key,
    MethodDefinition: key,
    TSPropertySignature: key,
    TSMethodSignature: key,
    CallExpression: ({ callee, arguments: inputs }) => {
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
      if (!SCHEMA_CALLS.has(name)) return
      for (const object of inputs.filter(({ type }) => type === 'ObjectExpression'))
        object.properties.filter(({ type }) => type === 'Property').forEach(key)
    },
  }
}

/** Reads the first argument of `it(…)`, `describe.skipIf(…)(…)`, `it.each([…])(…)` and their kind. */
function testNames(report) {
  return {
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!title || !TEST_CALLS.has(calledName(callee))) return
      if (title.type === 'Literal' && typeof title.value === 'string')
        report(title.value, title.start)
      if (title.type === 'TemplateLiteral')
        for (const { value, start } of title.quasis) report(value.cooked ?? '', start)
    },
  }
}

function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calledName(callee.object)
  return callee.type === 'CallExpression' ? calledName(callee.callee) : null
}

/** A comment's text with its marks blanked out, so that an index in it is an index in the file. */
function commentAt({ type, value, start, end }, source) {
  const text = value.replaceAll(/^[ \t]*\*+/gm, blank).replace(/^\*/, ' ')
  const isAlone = source.slice(source.lastIndexOf('\n', start) + 1, start).trim() === ''
  return {
    kind: 'comments',
    text: `  ${text}`,
    index: start,
    end,
    isLine: type === 'Line' && isAlone,
  }
}

/** Neighbouring `//` lines are one comment. */
function joinLines(comments, source) {
  const joined = []
  for (const comment of comments) {
    const last = joined.at(-1)
    const between = last?.isLine && comment.isLine ? source.slice(last.end, comment.index) : null
    if (between !== null && /^[ \t]*\r?\n[ \t]*$/.test(between)) {
      last.text += between + comment.text
      last.end = comment.end
    } else joined.push({ ...comment })
  }
  return joined
}

function readCss(source) {
  const comments = [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map((match) => ({
    kind: 'comments',
    text: `  ${match[1].replaceAll(/^[ \t]*\*+/gm, blank)}`,
    index: match.index,
  }))
  const bare = source.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, blank)
  const names = [
    ...bare.matchAll(
      /(?:--|(?<![\w-])\.(?=[a-z])|@keyframes\s+)(?<name>[a-z][\w-]*)(?=[^;{}]*[{:])/gi,
    ),
  ]
  return [
    ...comments,
    ...names.map((match) => ({ kind: 'names', text: match.groups.name, index: match.index })),
  ]
}

function blank(text) {
  return text.replaceAll(/[^\n]/g, ' ')
}
