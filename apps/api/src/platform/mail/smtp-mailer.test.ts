import { createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.js'
import { buildMail, failureOf } from './testing/build-mail.js'
import { readEml } from './testing/read-eml.js'
import { startSmtpServer } from './testing/smtp-server.js'

function mailerAt(url: string, withinMs = 20_000) {
  const mailer = createSmtpMailer(url, withinMs)
  onTestFinished(() => mailer.close())
  return mailer
}

/** A server that says and does what a test wants, without knowing SMTP. */
async function startSpeaker(greet: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    greet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return { url: `smtp://127.0.0.1:${address.port}`, connections: () => connections }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('<reader@example.com> is not here'), { responseCode })
}

it('addresses the envelope to the receiver alone and marks the mail as automatic', async () => {
  const server = await startSmtpServer()
  await mailerAt(server.url).send(buildMail())
  const [got] = server.received
  expect(got?.recipients).toEqual(['reader@example.com'])
  const { headers } = readEml(got?.eml ?? '')
  expect(headers.get('auto-submitted')).toEqual(['auto-generated'])
  expect(headers.has('x-mailer')).toBe(false)
})

it('keeps its connection for the next mail', async () => {
  const server = await startSmtpServer()
  const mailer = mailerAt(server.url)
  for (let count = 0; count < 4; count += 1) await mailer.send(buildMail())
  expect(server.received).toHaveLength(4)
  expect(server.connections()).toBe(1)
})

it('signs in with what the URL says', async () => {
  const seen: unknown[] = []
  const server = await startSmtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      seen.push(username, password)
      done(null, { user: username })
    },
  })
  await mailerAt(server.url.replace('//', '//doran%40relay:p%2Fw@')).send(buildMail())
  expect(seen).toEqual(['doran@relay', 'p/w'])
  expect(server.received).toHaveLength(1)
})

type Refusing = (heard: unknown, session: unknown, done: (error: Error) => void) => void
const refuseWith =
  (code: number): Refusing =>
  (_stream, _session, done) =>
    done(refusal(code))
const withPasswords = { authOptional: false, allowInsecureAuth: true }

it.each([
  ['the receiver', 'RCPT TO 550', true, { onRcptTo: refuseWith(550) }],
  ['the receiver for now', 'RCPT TO 450', false, { onRcptTo: refuseWith(450) }],
  ['the sender', 'MAIL FROM 553', false, { onMailFrom: refuseWith(553) }],
  ['our password', 'AUTH PLAIN 535', false, { onAuth: refuseWith(535), ...withPasswords }],
])(
  'quotes a server that refuses %s by number alone: %s',
  async (_what, serverText, isFinal, options) => {
    const server = await startSmtpServer(options)
    const isAsked = 'onAuth' in options
    const url = isAsked ? server.url.replace('//', '//user:secret@') : server.url
    const failure = await failureOf(mailerAt(url))
    expect(failure.isFinal).toBe(isFinal)
    expect(failure.message).toContain(serverText)
    expect(`${failure.message} ${failure.stack}`).not.toMatch(/reader|example|secret/)
    expect(failure.cause).toBeUndefined()
  },
)

it.each([
  [554, true],
  [451, false],
])('a message refused with %i is final: %s', async (code, isFinal) => {
  const server = await startSmtpServer({
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done(refusal(code)))
    },
  })
  expect((await failureOf(mailerAt(server.url))).isFinal).toBe(isFinal)
})

it.each<[string, (socket: Socket) => void]>([
  ['says nothing', () => undefined],
  ['says nothing more', (socket) => socket.write('220 here\r\n')],
  [
    'gives a word now and then and never an answer',
    (socket) => {
      socket.write('220 here\r\n')
      const timer = setInterval(() => socket.write('250-still '), 50)
      socket.on('close', () => clearInterval(timer))
    },
  ],
])('waits no longer than it should for a server that %s', async (_what, greet) => {
  const { url } = await startSpeaker(greet)
  const failure = await failureOf(mailerAt(url, 1_000))
  expect(failure).toMatchObject({ isFinal: false, message: 'no answer in time' })
})

it('can be tried again where a server closes', async () => {
  const { url } = await startSpeaker((socket) => socket.end('220 here\r\n'))
  expect((await failureOf(mailerAt(url))).isFinal).toBe(false)
})

it('takes a new connection at once where the kept one is closed under a mail', async () => {
  const { url, connections } = await startSpeaker((socket) => {
    let mails = 0
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      const serverText = chunk.toString()
      if (serverText.startsWith('MAIL')) mails += 1
      if (connections() === 1 && mails === 2) socket.destroy()
      else socket.write(serverText.startsWith('DATA') ? '354 go on\r\n' : '250 yes\r\n')
    })
  })
  const mailer = mailerAt(url)
  await mailer.send(buildMail())
  await mailer.send(buildMail())
  expect(connections()).toBe(2)
})

it('says when no server listens', async () => {
  const failure = await failureOf(mailerAt('smtp://127.0.0.1:9'))
  expect(failure).toMatchObject({ isFinal: false, message: expect.stringContaining('ESOCKET') })
})

it('speaks TLS where the URL says so, and not with a stranger', async () => {
  const server = await startSmtpServer({ secure: true })
  expect((await failureOf(mailerAt(server.url))).isFinal).toBe(false)
  expect(server.received).toEqual([])
  await mailerAt(`${server.url}/?tls.rejectUnauthorized=false`).send(buildMail())
  expect(server.received).toMatchObject([{ isSecure: true }])
})

it('sends nothing in the clear to another machine without the option', async () => {
  const server = await startSmtpServer()
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0')
  expect((await failureOf(mailerAt(elsewhere))).isFinal).toBe(false)
  expect(server.received).toEqual([])
  await mailerAt(`${elsewhere}/?requireTLS=false`).send(buildMail())
  expect(server.received).toMatchObject([{ isSecure: false }])
})
