import type { Mailer } from './mailer.js'
import { outboxFolder } from './outbox-folder.js'
import { createOutboxMailer } from './outbox-mailer.js'
import { createSmtpMailer } from './smtp-mailer.js'

type MailerEnv = { SMTP_URL?: string | undefined; DATA_DIR: string }

/** Sends by SMTP where a server is configured, else writes into `outbox` of the data folder. */
export function createMailer({ SMTP_URL, DATA_DIR }: MailerEnv): Mailer {
  return SMTP_URL ? createSmtpMailer(SMTP_URL) : createOutboxMailer(outboxFolder(DATA_DIR))
}
