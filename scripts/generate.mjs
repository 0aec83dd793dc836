import { writeLists } from './generate/write-lists.mjs'
import { ROOT } from './lib/paths.mjs'
import { say } from './lib/say.mjs'

/** `pnpm generate`: writes the lists that are read off the folders. A first install and every turbo task do it themselves. */
for (const file of writeLists(ROOT)) say(`${file} is generated`)
