/**
 * Calls `visit` for every static, dynamic and type import or re-export of a file.
 * @param {(found: { node: object, specifier: string, typeOnly: boolean }) => void} visit
 */
export function eachImport(visit) {
  const report = (source, typeOnly) => {
    if (typeof source?.value === 'string')
      visit({ node: source, specifier: source.value, typeOnly })
  }
  return {
    ImportDeclaration: (node) =>
      report(node.source, node.importKind === 'type' || allTypes(node.specifiers, 'importKind')),
    ExportNamedDeclaration: (node) =>
      report(node.source, node.exportKind === 'type' || allTypes(node.specifiers, 'exportKind')),
    ExportAllDeclaration: (node) => report(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => report(node.source, false),
    TSImportType: (node) => report(node.source, true),
  }
}

function allTypes(specifiers, kind) {
  return specifiers.length > 0 && specifiers.every((specifier) => specifier[kind] === 'type')
}
