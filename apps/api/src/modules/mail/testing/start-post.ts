import { onTestFinished } from 'vitest'
import { createManualClock, type ManualClock } from '../../../platform/time/clock.fake.js'
import { mail } from '../mail.table.js'
import { createLogger } from '../../../platform/process/logger.js'
import { createFakeMailer } from '../../../platform/mail/mailer.fake.js'
import { MailError } from '../../../platform/mail/mailer.js'
import { createTestDatabase, startTestApi } from '../../../testing/test-app.js'
import { deliverMails } from '../deliver-mails.js'
import { queueMail } from '../queue-mail.js'
import { startMailing } from '../start-mailing.js'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const NOTE = {
  subject: '123456 도란 확인 번호예요',
  text: '번호 123456',
  html: '<p>번호 123456',
}
export const refusedForNow = new MailError('RCPT TO 450', { isFinal: false })
export const refusedForEver = new MailError('RCPT TO 550', { isFinal: true })

/** A process that sends mails by a fake mailer; several may share a database and a clock. */
export async function startPost(source?: string, clock: ManualClock = createManualClock()) {
  const mailer = createFakeMailer()
  const lines: string[] = []
  const logger = createLogger('debug', { write: (line) => void lines.push(line) })
  const database = source ?? (await createTestDatabase())
  const { deps } = startTestApi(database, { mailer, clock, logger })
  return {
    deps,
    mailer,
    clock,
    lines,
    database,
    queue: (to: string | null = 'reader@example.com') => queueMail(deps.db, deps, { to, ...NOTE }),
    rows: () => deps.db.select().from(mail).orderBy(mail.id),
    deliver: () => deliverMails(deps),
    keepMailing: () => {
      const mailing = startMailing(deps)
      onTestFinished(() => mailing.stop())
      return mailing
    },
  }
}

/** Has the mailer stop in the middle of sending, until it is let go or fails. */
export function holdSending(mailer: ReturnType<typeof createFakeMailer>) {
  const { promise: held, resolve: letGo, reject: fail } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  mailer.onSend = () => {
    begin()
    return held
  }
  return { begun, letGo, fail }
}
