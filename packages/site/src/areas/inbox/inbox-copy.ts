import { mergeRecords } from '../merge-records.js'
import { account } from './account.js'
import { chat } from './chat.js'
import { community } from './community.js'
import { engagement } from './engagement.js'
import { help } from './help.js'
import type { InboxCopy } from './notice-copy.js'
import { tales } from './tales.js'
import { tree } from './tree.js'
import { wallet } from './wallet.js'
import { yearend } from './yearend.js'

/** What each area tells people in their inbox. */
export const INBOX_OF_AREAS = {
  tales,
  tree,
  yearend,
  community,
  help,
  engagement,
  chat,
  wallet,
  account,
} as const

/** A kind of notification that no area has copy for does not compile here. */
export const INBOX: InboxCopy = mergeRecords(INBOX_OF_AREAS)
