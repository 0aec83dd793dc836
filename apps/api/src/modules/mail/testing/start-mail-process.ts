import { onTestFinished } from 'vitest'
import { systemContext } from '../../../platform/context/context.js'
import { createFakeMailer } from '../../../platform/mail/mailer.fake.js'
import { MailError } from '../../../platform/mail/mailer.js'
import { createLogger } from '../../../platform/process/logger.js'
import { createManualClock, type ManualClock } from '../../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../../testing/test-app.js'
import { deliverMails } from '../deliver-mails.js'
import { mail } from '../../../schema/mail/mail.table.js'
import { queueMail } from '../queue-mail.js'
import { startDelivery } from '../start-delivery.js'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const NOTE = {
  subject: '123456 도란 인증번호예요',
  text: '번호 123456',
  html: '<p>번호 123456',
}
export const refusedForNow = new MailError('RCPT TO 450', { isFinal: false })
export const refusedForEver = new MailError('RCPT TO 550', { isFinal: true })

/** A process that sends mails by a fake mailer; several may share a database and a clock. */
export async function startMailProcess(source?: string, clock: ManualClock = createManualClock()) {
  const mailer = createFakeMailer()
  const lines: string[] = []
  const logger = createLogger('debug', { write: (line) => void lines.push(line) })
  const database = source ?? (await createTestDatabase())
  const { deps } = startTestApi(database, { mailer, clock, logger })
  const ctx = systemContext(deps)
  return {
    deps,
    ctx,
    mailer,
    clock,
    lines,
    database,
    queue: (to: string | null = 'reader@example.com') => queueMail(ctx, { to, ...NOTE }),
    rows: () => deps.db.select().from(mail).orderBy(mail.id),
    deliver: () => deliverMails(ctx),
    startDelivery: (overrides: Partial<typeof ctx> = {}) => {
      const delivery = startDelivery({ ...ctx, ...overrides })
      onTestFinished(() => delivery.stop())
      return delivery
    },
  }
}

/** Makes the mailer stop in the middle of sending, until it is released or fails. */
export function holdSending(mailer: ReturnType<typeof createFakeMailer>) {
  const { promise: held, resolve: release, reject: fail } = Promise.withResolvers<void>()
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  mailer.onSend = () => {
    start()
    return held
  }
  return { started, release, fail }
}
