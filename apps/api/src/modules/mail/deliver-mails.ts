import type { Deps } from '../../deps.js'
import { MailError, SEND_WITHIN_MS } from '../../platform/mail/mailer.js'
import { giveMailUp, markMailSent, putMailOff, takeDueMails, type MailRow } from './mail-store.js'

const AT_ONCE = 5
/** Outlasts a sending and what is written after it. */
const LEASE_MS = 4 * SEND_WITHIN_MS
const MINUTE_MS = 60_000
/** After each failed try; after the one that has no pause left, the mail is given up. */
const PAUSES_MS = [1, 5, 15, 60, 120, 240, 360].map((minutes) => minutes * MINUTE_MS)
const MAX_TRIES = PAUSES_MS.length + 1

/** Sends what is due until nothing is. A mail goes out twice only where a process dies before it could say so. */
export async function deliverMails(deps: Deps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    const due = await takeDueMails(deps.db, { now, leaseUntil, limit: AT_ONCE })
    await Promise.all(due.map((mail) => deliverMail(deps, mail)))
    if (due.length < AT_ONCE || signal?.aborted) return
  }
}

async function deliverMail(deps: Deps, mail: MailRow): Promise<void> {
  // The processes that took it for its last tries died over it.
  if (mail.attempts > MAX_TRIES) return giveUp(deps, mail, 'never settled')
  try {
    if (mail.toAddress !== null) await send(deps, mail, mail.toAddress)
  } catch (thrown) {
    return settleFailure(deps, mail, thrown)
  }
  await markMailSent(deps.db, mail.id, deps.clock.now())
}

function send({ mailer, env }: Deps, mail: MailRow, to: string): Promise<void> {
  const { id, subject, text, html } = mail
  const domain = env.MAIL_FROM.replace(/^.*@|>$/g, '')
  return mailer.send({
    to,
    from: env.MAIL_FROM,
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
  })
}

async function settleFailure(deps: Deps, mail: MailRow, thrown: unknown): Promise<void> {
  const isKnown = thrown instanceof MailError
  // What anything else says may quote the mail.
  const reason = isKnown ? thrown.message : 'a bug in the mailer'
  const pauseMs = PAUSES_MS[mail.attempts - 1]
  if (pauseMs === undefined || (isKnown && thrown.isFinal)) return giveUp(deps, mail, reason)
  const { id: mailId, attempts } = mail
  deps.logger.warn({ mailId, attempts, reason }, 'a mail was not taken and is tried again')
  await putMailOff(deps.db, mail, new Date(deps.clock.now().getTime() + pauseMs))
}

async function giveUp(deps: Deps, mail: MailRow, reason: string): Promise<void> {
  const { id: mailId, attempts } = mail
  deps.logger.error({ mailId, attempts, reason }, 'a mail was given up')
  await giveMailUp(deps.db, mail)
}
