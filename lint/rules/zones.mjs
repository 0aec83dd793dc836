import { isTest, packageRefusal, placeOf, placeOfImport, refusal } from '../zones.mjs'
import { eachImport } from './imports.mjs'

export const zones = {
  meta: { type: 'problem', docs: { description: 'who may import whom inside an app or package' } },
  create(context) {
    const from = placeOf(context.filename)
    if (!from) return {}
    const inTest = isTest(context.filename)
    return eachImport(({ node, specifier, typeOnly }) => {
      const to = placeOfImport(context.filename, specifier)
      const message = to
        ? refusal(from, to, { typeOnly, inTest })
        : !inTest && packageRefusal(from, specifier)
      if (message) context.report({ node, message })
    })
  },
}
