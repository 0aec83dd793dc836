import { MAILED_CODE } from '@doran/contract/account/limits'
import type { CodeTicket } from '@doran/contract'
import { keepDraft } from './tab-draft'

/** What a mailed code is confirmed with. */
export type MailedTicket = {
  id: string
  /** When another mail may be asked for, in milliseconds of the epoch; 0 where that is not known. */
  mailAgainAtMs: number
}

/** Of a mail that has just been asked for; this tab remembers to which address. */
export function justMailed({ id }: CodeTicket, to: string): MailedTicket {
  keepDraft('mailed', { ticket: id, to })
  return { id, mailAgainAtMs: Date.now() + MAILED_CODE.mailEverySeconds * 1000 }
}

/** Of a mail that holds a link to here. */
export function ticketOfLink(id: string): MailedTicket {
  return { id, mailAgainAtMs: 0 }
}
