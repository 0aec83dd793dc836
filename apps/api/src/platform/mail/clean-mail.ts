import { MailError, type OutgoingMail } from './mailer.js'

const ONE_ADDRESS = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u
const ONE_MESSAGE_ID = /^<[\w.-]+@[\w.-]+>$/
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu

/** The mail with every header on one line of its own; refuses a mail that would go to a second address too. */
export function cleanMail(mail: OutgoingMail): OutgoingMail {
  if (!ONE_ADDRESS.test(mail.to)) throw refused('the address is not one plain address')
  if (!ONE_MESSAGE_ID.test(mail.messageId)) throw refused('the message id is none')
  if (/\p{Cc}/u.test(mail.from)) throw refused('the sender has control characters')
  return { ...mail, subject: mail.subject.replace(LINE_BREAKS, ' ').trim() }
}

function refused(message: string): MailError {
  return new MailError(message, { isFinal: true })
}
