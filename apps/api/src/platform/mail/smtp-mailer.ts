import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { cleanMail } from './clean-mail.js'
import { MailError, SEND_WITHIN_MS, type Mailer } from './mailer.js'
import { toMessage } from './nodemailer-message.js'

const CONNECTIONS = 5
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Sends by SMTP: `smtps://` starts with TLS, `smtp://` goes over to it and refuses to go on without, but for a server
 * on this machine. `?requireTLS=false` in the URL allows mail in the clear.
 */
export function createSmtpMailer(url: string, withinMs = SEND_WITHIN_MS): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // One more try at once, for a kept connection that was closed under a mail.
    maxRequeues: 1,
    requireTLS: !LOOPBACK.test(new URL(url).hostname),
  })
  return {
    async send(mail) {
      const message = toMessage(cleanMail(mail))
      const signal = AbortSignal.timeout(withinMs)
      await transport.sendMail({ ...message, signal }).catch((thrown: unknown) => {
        if (signal.aborted) throw new MailError('no answer in time', { isFinal: false })
        throw toMailError(thrown)
      })
    },
    close: () => transport.close({ force: true }),
  }
}

const Failure = z.object({
  code: z.string().catch('unknown'),
  command: z.string().catch(''),
  responseCode: z.number().nullable().catch(null),
  permanent: z.boolean().catch(false),
})

// The error's own message quotes the server, and servers quote addresses.
function toMailError(thrown: unknown): MailError {
  const { code, command, responseCode, permanent } = Failure.parse(thrown)
  // What a server answers before it gets the mail, such as to our password, says nothing against the mail.
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  const message = [code, command, responseCode].filter(Boolean).join(' ')
  return new MailError(message, { isFinal: permanent && isAboutMail })
}
