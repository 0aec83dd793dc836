import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeTemporaryFolder } from '../../testing/temporary-folder.js'
import type { Mailer, OutgoingMail } from './mailer.js'
import { createFakeMailer } from './mailer.fake.js'
import { createOutboxMailer } from './outbox-mailer.js'
import { createSmtpMailer } from './smtp-mailer.js'
import { buildMail, failureOf } from './testing/build-mail.js'
import { readEml } from './testing/read-eml.js'
import { startSmtpServer } from './testing/smtp-server.js'

type Post = {
  mailer: Mailer
  /** The mails that have arrived. */
  received: () => Promise<OutgoingMail[]>
}

const POSTS: Record<string, () => Promise<Post>> = {
  async fake() {
    const mailer = createFakeMailer()
    return { mailer, received: () => Promise.resolve(mailer.sent) }
  },
  async outbox() {
    const folder = join(await makeTemporaryFolder(), 'outbox')
    const received = async () => {
      const names = await readdir(folder).catch(() => [])
      const emls = names.filter((name) => name.endsWith('.eml'))
      return Promise.all(
        emls.map(async (name) => readEml(await readFile(join(folder, name), 'utf8'))),
      )
    }
    return { mailer: createOutboxMailer(folder), received }
  },
  async smtp() {
    const server = await startSmtpServer()
    const mailer = createSmtpMailer(server.url)
    onTestFinished(() => mailer.close())
    const received = () => Promise.resolve(server.received.map(({ eml }) => readEml(eml)))
    return { mailer, received }
  },
}

describe.each(Object.entries(POSTS))('the %s mailer', (_name, open) => {
  it('brings Korean exactly', async () => {
    const { mailer, received } = await open()
    const mail = buildMail({
      subject:
        '987654 도란 인증번호예요. 아주 길어서 머리말 한 줄에는 도무지 다 들어가지 않는 제목이에요 🔥',
    })
    await mailer.send(mail)
    expect(await received()).toMatchObject([mail])
  })

  it('keeps several mails apart', async () => {
    const { mailer, received } = await open()
    const mails = ['하나', '둘', '셋', '넷'].map((subject) => buildMail({ subject }))
    await Promise.all(mails.map((mail) => mailer.send(mail)))
    expect((await received()).map(({ subject }) => subject).toSorted()).toEqual(
      mails.map(({ subject }) => subject).toSorted(),
    )
  })

  it.each([
    '\r\nBcc: victim@example.com',
    '\nBcc: victim@example.com',
    '\r\n\r\n<p>새 본문</p>',
    '\u2028둘',
    '\0',
  ])('keeps a subject with %j on its line', async (smuggled) => {
    const { mailer, received } = await open()
    await mailer.send(buildMail({ subject: `안녕${smuggled}` }))
    const [mail, ...others] = await received()
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^안녕 ?[^\p{Cc}\u2028]*$/u)
    expect(mail?.text).toBe(buildMail().text)
    expect(JSON.stringify(mail)).not.toContain('"bcc"')
  })

  it.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com>',
    '누구 <a@example.com>',
    'group:a@example.com;',
    '"a b"@example.com',
    'a@example.com b@example.com',
    'example.com',
    '',
  ])('refuses %j as an address, for good and without naming it', async (to) => {
    const { mailer, received } = await open()
    const failure = await failureOf(mailer, buildMail({ to }))
    expect(failure.isFinal).toBe(true)
    expect(failure.message).not.toContain('example')
    expect(await received()).toEqual([])
  })

  it('refuses a sender or a message id with a line of its own', async () => {
    const { mailer, received } = await open()
    await failureOf(mailer, buildMail({ from: '도란\r\nBcc: b@example.com <doran@doran.example>' }))
    await failureOf(mailer, buildMail({ messageId: '<../../x>' }))
    await failureOf(mailer, buildMail({ messageId: '<a@b>\r\nBcc: b@example.com' }))
    expect(await received()).toEqual([])
  })
})
