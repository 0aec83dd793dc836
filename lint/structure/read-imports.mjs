import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { eachImport } from '../rules/imports.mjs'

const TEST_SUPPORT = /\.(?:test|test-d|fake|fixtures|stories)\.tsx?$|(?:^|\/)testing\//
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx']

/**
 * Lists the source files below a folder, without tests and what supports them, because a test may import anything.
 * @param {string} repository
 * @param {string} folder within the repository
 * @returns {string[]} paths within the repository
 */
export function listSources(repository, folder) {
  return globSync('**/*.{ts,tsx}', { cwd: join(repository, folder) })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => !TEST_SUPPORT.test(file) && !file.endsWith('.d.ts'))
    .toSorted()
}

/**
 * Calls the visitors for the nodes of a file.
 * @param {string} repository
 * @param {string} file within the repository
 * @param {object} visitors by type of node, as the Visitor of oxc-parser takes them
 */
export function visitSource(repository, file, visitors) {
  const { program, errors } = parseSync(file, readFileSync(join(repository, file), 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  new Visitor(visitors).visit(program)
}

/**
 * Lists the files that a file imports, by static, dynamic and type imports and re-exports. Imports of packages are left
 * out.
 * @returns {{ from: string, to: string }[]}
 */
export function importsOf(repository, file) {
  const arrows = []
  const visit = ({ specifier }) => {
    const to = fileOf(repository, file, specifier)
    if (to) arrows.push({ from: file, to })
  }
  visitSource(repository, file, eachImport(visit))
  return arrows
}

/**
 * Finds the source that a relative import means, whose emitted name it may give; null for a package, a picture or a style
 * sheet.
 */
export function fileOf(repository, importer, specifier) {
  if (!specifier.startsWith('.')) return null
  const path = posix.join(posix.dirname(importer), specifier)
  const bare = path.replace(/\.jsx?$/, '')
  const found = [path, ...ENDINGS.map((ending) => bare + ending)].find(
    (file) => /\.tsx?$/.test(file) && existsSync(join(repository, file)),
  )
  return found ?? null
}
