/** `from` may carry a name before the address in angle brackets; `to` is one address alone. */
export type OutgoingMail = {
  to: string
  from: string
  subject: string
  text: string
  html: string
  /** `<id@domain>`. A mail that is sent again keeps it, so that a receiver who gets it twice sees it once. */
  messageId: string
}

/** No `send` takes longer, whatever the other side does. */
export const SEND_WITHIN_MS = 30_000

export interface Mailer {
  /** Resolves once another server has taken the mail; rejects with `MailError`. No header can be smuggled into it. */
  send(mail: OutgoingMail): Promise<void>
  /** Ends its connections, and with them what is being sent. */
  close(): void
}

/** The message is for logs: it names what failed, never an address or what a server said. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** Trying again would end the same way. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message)
    this.isFinal = isFinal
  }
}
