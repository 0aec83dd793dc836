import { account } from './account.js'
import { admin } from './admin.js'
import { chat } from './chat.js'
import { community } from './community.js'
import { engagement } from './engagement.js'
import { games } from './games.js'
import { help } from './help.js'
import { main } from './main.js'
import { morning } from './morning.js'
import { search } from './search.js'
import { tales } from './tales.js'
import { tree } from './tree.js'
import { wallet } from './wallet.js'
import { yearend } from './yearend.js'

/** Every area of the product. The shell, the pages and the types below read nothing else. */
export const AREAS = {
  main,
  tales,
  games,
  morning,
  tree,
  yearend,
  community,
  search,
  help,
  engagement,
  chat,
  wallet,
  account,
  admin,
} as const

export type AreaName = keyof typeof AREAS
