import { relative } from 'node:path'
import { writeLists } from './generate/write-lists.mjs'
import { ROOT } from './lib/paths.mjs'
import { say } from './lib/say.mjs'

/**
 * `pnpm generate`: writes the lists that are read off the folders, in a package its own alone. A first install and every
 * turbo task do it themselves.
 */
for (const file of writeLists(ROOT, relative(ROOT, process.cwd()))) say(`${file} is generated`)
