import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type LocalSmtp = {
  url: string
  /** Whole messages, as they came. */
  received: { eml: string; recipients: string[]; isSecure: boolean }[]
  connections: () => number
}

/** A real SMTP server of the test's own on loopback, closed after it. It offers no TLS unless it is asked to. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  { onTake }: { onTake?: () => void } = {},
): Promise<LocalSmtp> {
  const received: LocalSmtp['received'] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1
      done()
    },
    onData(stream, { envelope, secure }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          eml: Buffer.concat(chunks).toString('utf8'),
          recipients: envelope.rcptTo.map(({ address }) => address),
          isSecure: secure,
        })
        onTake?.()
        done()
      })
    },
    ...options,
  })
  // A client that breaks off is what some tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = addressOf(server.server.address())
  const scheme = options.secure ? 'smtps' : 'smtp'
  return { url: `${scheme}://127.0.0.1:${port}`, received, connections: () => connections }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (!address || typeof address === 'string') throw new Error('no port')
  return address
}
