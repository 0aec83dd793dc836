import type { Executor } from '../../platform/db/client.js'
import type { Deps } from '../../deps.js'
import { hasAddress } from '../../platform/auth/placeholder-email.js'
import type { MailText } from './mail-frame.js'
import { insertMail } from './mail-store.js'

/**
 * Queues a mail in the caller's transaction; it goes out once that is committed. `to` null does all of it but the
 * sending, so that nobody learns from the time whether an address is known.
 */
export async function queueMail(
  db: Executor,
  deps: Deps,
  { to, subject, text, html }: MailText & { to: string | null },
): Promise<void> {
  await insertMail(db, {
    id: deps.newId(),
    toAddress: to !== null && hasAddress(to) ? to : null,
    subject,
    text,
    html,
    createdAt: deps.clock.now(),
  })
  deps.mailNotifier.ring()
}
