'use client'

import type { MailedTicket } from './mailed-ticket'
import { readDraft } from './sign-in-drafts'
import { useDraft } from './use-draft'

/** The address a mail went to; empty where this tab did not ask for it, as behind the mail's link. */
export function useMailedTo({ id }: MailedTicket): string {
  return useDraft(() => {
    const { ticket, to = '' } = readDraft('mailed', ['ticket', 'to'])
    return ticket === id ? to : ''
  })
}
