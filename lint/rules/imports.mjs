/**
 * Calls `visit` for every static, dynamic and type import or re-export of a file.
 * `names` are the exports that it takes by name.
 * @param {(found: { node: object, specifier: string, typeOnly: boolean, names: { from: string, local: string }[] }) => void} visit
 */
export function eachImport(visit) {
  const report = (source, typeOnly, specifiers = []) => {
    if (typeof source?.value === 'string')
      visit({ node: source, specifier: source.value, typeOnly, names: namesIn(specifiers) })
  }
  return {
    ImportDeclaration: (node) =>
      report(
        node.source,
        node.importKind === 'type' || allTypes(node.specifiers, 'importKind'),
        node.specifiers,
      ),
    ExportNamedDeclaration: (node) =>
      report(
        node.source,
        node.exportKind === 'type' || allTypes(node.specifiers, 'exportKind'),
        node.specifiers,
      ),
    ExportAllDeclaration: (node) => report(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => report(node.source, false),
    TSImportType: (node) => report(node.source, true),
  }
}

/** `export { a } from` has its name on the side that an import calls local. */
function namesIn(specifiers) {
  return specifiers.flatMap(({ type, imported, local }) => {
    if (type === 'ImportSpecifier') return { from: imported.name, local: local.name }
    return type === 'ExportSpecifier' ? { from: local.name, local: local.name } : []
  })
}

function allTypes(specifiers, kind) {
  return specifiers.length > 0 && specifiers.every((specifier) => specifier[kind] === 'type')
}
