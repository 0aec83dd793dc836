import { cleanMail } from './clean-mail.js'
import type { Mailer, OutgoingMail } from './mailer.js'

export type FakeMailer = Mailer & {
  /** All mails in the order of sending. */
  sent: OutgoingMail[]
  /** Asked before each mail; what it throws is what the sender gets. */
  onSend: (mail: OutgoingMail) => Promise<void> | void
}

export function createFakeMailer(): FakeMailer {
  const fake: FakeMailer = {
    sent: [],
    onSend: () => undefined,
    async send(mail) {
      const clean = cleanMail(mail)
      await fake.onSend(clean)
      fake.sent.push(clean)
    },
    close: () => undefined,
  }
  return fake
}
