import { INBOX_OF_AREAS } from './inbox.generated.js'
import { mergeRecords } from './merge-records.js'
import type { InboxCopy } from './notice-copy.js'

/** A kind of notification that no area has copy for does not compile here. */
export const INBOX: InboxCopy = mergeRecords(INBOX_OF_AREAS)
