import { hasAddress } from '../../platform/auth/placeholder-email.js'
import type { Context } from '../../platform/context/context.js'
import type { MailText } from './mail-frame.js'
import { insertMail } from './mail-repository.js'

/**
 * Queues a mail in the caller's transaction; it goes out once that is committed. `to` null does all of it but the
 * sending, so that the time a call takes does not say whether an address is known.
 */
export async function queueMail(
  { db, newId, clock, mailNotifier }: Context<'mailNotifier'>,
  { to, subject, text, html }: MailText & { to: string | null },
): Promise<void> {
  await insertMail(db, {
    id: newId(),
    toAddress: to !== null && hasAddress(to) ? to : null,
    subject,
    text,
    html,
    createdAt: clock.now(),
  })
  mailNotifier.notify()
}
