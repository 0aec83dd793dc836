import { eachImport } from './imports.mjs'

export const jsExtension = {
  meta: { type: 'problem', docs: { description: 'a relative import names the emitted file' } },
  create(context) {
    return eachImport(({ node, specifier }) => {
      if (!/^\.{1,2}(?:\/|$)/.test(specifier)) return
      if (/\.(?:js|mjs|json|css)$/.test(specifier)) return
      context.report({ node, message: `write the emitted extension: '${specifier}' ends in .js` })
    })
  },
}
