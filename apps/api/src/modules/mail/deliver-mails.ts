import type { Context } from '../../platform/context/context.js'
import { MailError, SEND_WITHIN_MS } from '../../platform/mail/mailer.js'
import {
  giveUpMail,
  markMailSent,
  postponeMail,
  takeDueMails,
  type MailRow,
} from './mail-repository.js'

type DeliveryContext = Context<'mailer' | 'env'>

const AT_ONCE = 5
/** Longer than a sending and what is written after it. */
const LEASE_MS = 4 * SEND_WITHIN_MS
const MINUTE_MS = 60_000
/** After each failed try; after the one that has no pause left, the mail is given up. */
const PAUSES_MS = [1, 5, 15, 60, 120, 240, 360].map((minutes) => minutes * MINUTE_MS)
const MAX_TRIES = PAUSES_MS.length + 1

/** Sends what is due until nothing is. A mail goes out twice only where a process dies before it could say so. */
export async function deliverMails(ctx: DeliveryContext, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const now = ctx.clock.now()
    const leaseUntil = new Date(now.getTime() + LEASE_MS)
    const due = await takeDueMails(ctx.database, { now, leaseUntil, limit: AT_ONCE })
    await Promise.all(due.map((mail) => deliverMail(ctx, mail)))
    if (due.length < AT_ONCE || signal?.aborted) return
  }
}

async function deliverMail(ctx: DeliveryContext, mail: MailRow): Promise<void> {
  // The processes that took it for its last tries died over it.
  if (mail.attempts > MAX_TRIES) return giveUp(ctx, mail, 'never settled')
  try {
    if (mail.toAddress !== null) await send(ctx, mail, mail.toAddress)
  } catch (thrown) {
    return handleFailure(ctx, mail, thrown)
  }
  await markMailSent(ctx.db, mail.id, ctx.clock.now())
}

function send({ mailer, env }: DeliveryContext, mail: MailRow, to: string): Promise<void> {
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

async function handleFailure(ctx: DeliveryContext, mail: MailRow, thrown: unknown): Promise<void> {
  const isKnown = thrown instanceof MailError
  // What anything else says may quote the mail.
  const reason = isKnown ? thrown.message : 'a bug in the mailer'
  const pauseMs = PAUSES_MS[mail.attempts - 1]
  if (pauseMs === undefined || (isKnown && thrown.isFinal)) return giveUp(ctx, mail, reason)
  const { id: mailId, attempts } = mail
  ctx.logger.warn({ mailId, attempts, reason }, 'a mail was not taken and is tried again')
  await postponeMail(ctx.db, mail, new Date(ctx.clock.now().getTime() + pauseMs))
}

async function giveUp(ctx: DeliveryContext, mail: MailRow, reason: string): Promise<void> {
  const { id: mailId, attempts } = mail
  ctx.logger.error({ mailId, attempts, reason }, 'a mail was given up')
  await giveUpMail(ctx.db, mail)
}
