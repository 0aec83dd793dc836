import { account } from './account.js'
import { chat } from './chat.js'
import { community } from './community.js'
import { engagement } from './engagement.js'
import { help } from './help.js'
import { main } from './main.js'
import { tales } from './tales.js'
import { wallet } from './wallet.js'

/** What each area asks people to sign in for. */
export const SIGN_IN = { main, tales, community, help, engagement, chat, wallet, account } as const
