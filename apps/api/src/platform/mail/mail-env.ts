import { z } from 'zod'

/** `address`, or `name <address>`. */
const SENDER = /^(?:[^\p{Cc}<>"@,;]*<[\w.+-]+@[\w.-]+>|[\w.+-]+@[\w.-]+)$/u

/** Configures the mail server and the sender's address. */
export const mailEnvShape = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must look like smtps://user:password@host:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must look like 도란 <no-reply@doran.example>')
    .default('도란 <doran@localhost>'),
}

function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== ''
}
