import { registerHooks } from 'node:module'

// Lets plain Node run the TypeScript sources: their relative imports end in `.js`, as a build has it.
registerHooks({
  resolve(specifier, context, next) {
    const fromSource = context.parentURL?.endsWith('.ts') && specifier.startsWith('.')
    return next(fromSource ? specifier.replace(/\.js$/, '.ts') : specifier, context)
  },
})
