/**
 * Reads the types of one file: what the types of its parameters are made of, through the aliases, interfaces and
 * renamed imports that the file itself declares.
 * @param {object} program
 */
export function typeNames(program) {
  const declared = new Map()
  const imported = new Map()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') addImports(statement, imported)
    const node = statement.declaration ?? statement
    if (DECLARATIONS.has(node.type)) declared.set(node.id.name, node)
  }
  return {
    /** Finds a name as its module exports it, and that module; `.` is this file, null a global. */
    originOf: (name) => (declared.has(name) ? { name, source: '.' } : originOf(name, imported)),
    /** The first name of a type: the first that is accepted of those that aliases lead to. */
    headOf: (type, accepts) => headOf(type, { declared, imported, accepts }),
    /** Every name that a type is made of, those of its aliases and of what they are made of included. */
    namesIn: (type) => namesIn(type, { declared, imported, seen: new Set() }),
  }
}

const DECLARATIONS = new Set([
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'ClassDeclaration',
])

function addImports({ specifiers, source }, imported) {
  for (const { local, imported: original } of specifiers)
    imported.set(local.name, { name: original?.name ?? local.name, source: source.value })
}

function originOf(name, imported) {
  return imported.get(name) ?? { name, source: null }
}

function headOf(type, known, seen = new Set()) {
  if (type?.type === 'TSIntersectionType') return headOf(type.types[0], known, seen)
  const local = type?.type === 'TSTypeReference' ? leftmost(type.typeName) : null
  if (local === null || seen.has(local)) return null
  const { name } = originOf(local, known.imported)
  const alias = known.declared.get(local)
  if (known.accepts(name) || !alias?.typeAnnotation) return name
  return headOf(alias.typeAnnotation, known, seen.add(local)) ?? name
}

function namesIn(node, known) {
  const reference = referenceOf(node)
  // What is picked of a person's ids is an input like any other.
  if (reference === 'Pick' && PEOPLE.has(referenceOf(argumentsOf(node)[0]))) return []
  const below = childrenOf(node).flatMap((child) => namesIn(child, known))
  if (reference === null || known.seen.has(reference)) return below
  known.seen.add(reference)
  const declaration = known.declared.get(reference)
  if (!declaration) return [originOf(reference, known.imported).name, ...below]
  const within = childrenOf(declaration).flatMap((child) => namesIn(child, known))
  return [reference, ...within, ...below]
}

const PEOPLE = new Set(['Actor', 'Member', 'Owner'])

function referenceOf(node) {
  if (node?.type === 'TSTypeReference') return leftmost(node.typeName)
  if (node?.type === 'TSTypeQuery') return leftmost(node.exprName)
  return node?.type === 'TSInterfaceHeritage' ? leftmost(node.expression) : null
}

function argumentsOf(node) {
  return (node.typeArguments ?? node.typeParameters)?.params ?? []
}

function leftmost(name) {
  return name?.type === 'TSQualifiedName' ? leftmost(name.left) : (name?.name ?? null)
}

function childrenOf(node) {
  return Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => value)
    .filter((value) => typeof value?.type === 'string')
}
