import { createDrafts } from '@doran/forms'
import { isBorrowedDevice } from '@doran/site/session'

/** The one place where this site's forms get their drafts from. */
export const drafts = createDrafts({ isBorrowedDevice })
