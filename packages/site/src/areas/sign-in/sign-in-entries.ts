import { account } from './account.js'
import { chat } from './chat.js'
import { community } from './community.js'
import { engagement } from './engagement.js'
import { help } from './help.js'
import { main } from './main.js'
import { morning } from './morning.js'
import { tales } from './tales.js'
import { tree } from './tree.js'
import { wallet } from './wallet.js'
import { yearend } from './yearend.js'

/** What each area asks people to sign in for. */
export const SIGN_IN = {
  main,
  tales,
  morning,
  tree,
  yearend,
  community,
  help,
  engagement,
  chat,
  wallet,
  account,
} as const
