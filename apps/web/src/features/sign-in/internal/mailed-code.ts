'use client'

import { MAILED_CODE } from '@doran/contract/account/limits'
import type { CodeTicket } from '@doran/contract'
import { useStoredDraft } from '@doran/forms'
import { mailedDraft } from '@doran/site/sign-in'

/** What a mailed code is confirmed with. */
export type MailedCode = {
  id: string
  /** When another mail may be asked for, in milliseconds since 1970; 0 where that is not known. */
  resendAtMs: number
}

/** Of a mail that has just been asked for; this tab remembers to which address. */
export function justMailed({ id }: CodeTicket, to: string): MailedCode {
  mailedDraft.write({ ticket: id, to })
  return { id, resendAtMs: Date.now() + MAILED_CODE.mailEverySeconds * 1000 }
}

/** Of a mail whose link leads here. */
export function codeTicketOfLink(id: string): MailedCode {
  return { id, resendAtMs: 0 }
}

/** The address a mail went to; empty where this tab did not ask for it, as behind the mail's link. */
export function useMailedAddress({ id }: MailedCode): string {
  const mailed = useStoredDraft(mailedDraft)
  return mailed?.ticket === id ? (mailed.to ?? '') : ''
}
