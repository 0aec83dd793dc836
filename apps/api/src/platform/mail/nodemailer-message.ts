import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mailer.js'

/** A clean mail as nodemailer takes it. */
export function toMessage({ to, ...mail }: OutgoingMail): SendMailOptions {
  return {
    ...mail,
    // As text it would be read as a list.
    to: { name: '', address: to },
    // Keeps holiday notices from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
