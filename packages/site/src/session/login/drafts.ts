import { createDrafts } from '@doran/forms'
import { isBorrowedDevice } from './sign-in-record.js'

/** The one place where the sites' forms get their drafts from. */
export const drafts = createDrafts({ isBorrowedDevice })
