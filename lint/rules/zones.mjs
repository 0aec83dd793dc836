import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { isTest, packageRefusal, placeOf, placeOfImport, placeRefusal, refusal } from '../zones.mjs'
import { eachImport } from './imports.mjs'

const DATA_IMPORT =
  /^(?:import|export)(?! type\b)[^'"]*from ['"][^'"]*(?:-repository|\.table|\/db\/[^'"]+)\.js['"]/m

export const zones = {
  meta: { type: 'problem', docs: { description: 'who may import whom inside an app or package' } },
  create(context) {
    const from = placeOf(context.filename)
    if (!from) return {}
    const misplaced = placeRefusal(from)
    if (misplaced) return { Program: (node) => context.report({ node, message: misplaced }) }
    const inTest = isTest(context.filename)
    return eachImport(({ node, specifier, typeOnly }) => {
      const to = placeOfImport(context.filename, specifier)
      const readsData = () => importsData(context.filename, specifier)
      const message = to
        ? refusal(from, to, { typeOnly, inTest, readsData })
        : !inTest && packageRefusal(from, specifier)
      if (message) context.report({ node, message })
    })
  },
}

/** A module file that reads a repository or the database is a verb; one that does not is a pure part. */
function importsData(filename, specifier) {
  const source = posix.join(posix.dirname(filename), specifier).replace(/\.js$/, '.ts')
  return existsSync(source) && DATA_IMPORT.test(readFileSync(source, 'utf8'))
}
