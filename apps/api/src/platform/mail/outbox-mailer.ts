import { createTransport } from 'nodemailer'
import { cleanMail } from './clean-mail.js'
import { MailError, type Mailer, type OutgoingMail } from './mailer.js'
import { toMessage } from './nodemailer-message.js'
import { storeMail } from './outbox-folder.js'

/** Sends nothing: puts every mail into a folder, where the one who runs the product can read it. */
export function createOutboxMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const clean = cleanMail(mail)
      const { message } = await transport.sendMail(toMessage(clean))
      if (!Buffer.isBuffer(message)) throw new Error('the transport was asked for a buffer')
      await storeMail(folder, { ...clean, id: fileNameOf(clean), eml: message }).catch(
        (cause: unknown) => {
          throw new MailError(`the outbox cannot be written: ${codeOf(cause)}`, { isFinal: false })
        },
      )
    },
    close: () => undefined,
  }
}

// A mail sent twice is there once, as in a receiver's mailbox.
function fileNameOf({ messageId }: OutgoingMail): string {
  return messageId.slice(1, messageId.indexOf('@'))
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
}
