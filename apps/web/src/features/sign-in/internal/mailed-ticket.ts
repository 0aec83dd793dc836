import { CODES } from '@doran/contract/limits'
import type { CodeTicket } from '@doran/contract'

/** What a mailed code is confirmed with. */
export type MailedTicket = {
  id: string
  /** When another mail may be asked for, in milliseconds of the epoch; 0 where that is not known. */
  mailAgainAtMs: number
}

/** Of a mail that has just been asked for. */
export function justMailed({ id }: CodeTicket): MailedTicket {
  return { id, mailAgainAtMs: Date.now() + CODES.mailed.mailEverySeconds * 1000 }
}

/** Of a mail that holds a link to here. */
export function ticketOfLink(id: string): MailedTicket {
  return { id, mailAgainAtMs: 0 }
}
