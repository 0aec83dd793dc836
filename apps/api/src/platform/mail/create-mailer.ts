import type { Env } from '../../env.js'
import type { Mailer } from './mailer.js'
import { outboxFolder } from './outbox-folder.js'
import { createOutboxMailer } from './outbox-mailer.js'
import { createSmtpMailer } from './smtp-mailer.js'

/** By SMTP where a server is configured, else into `outbox` of the data folder. */
export function createMailer({ SMTP_URL, DATA_DIR }: Env): Mailer {
  return SMTP_URL ? createSmtpMailer(SMTP_URL) : createOutboxMailer(outboxFolder(DATA_DIR))
}
