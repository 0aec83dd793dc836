import { layerRefusal, layeredFile, placeRefusal } from '../package-layers.mjs'
import { eachImport } from './imports.mjs'

export const packageLayers = {
  meta: { type: 'problem', docs: { description: 'the layers that a package declares for itself' } },
  create(context) {
    const { filename } = context
    const file = layeredFile(filename)
    if (!file) return {}
    return {
      Program: (node) => {
        const message = placeRefusal(file, filename)
        if (message) context.report({ node, message })
      },
      ...eachImport(({ node, specifier }) => {
        const message = layerRefusal(file, filename, specifier)
        if (message) context.report({ node, message })
      }),
    }
  },
}
