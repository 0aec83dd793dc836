import { describe, expect, it } from 'vitest'
import {
  accountEnded,
  accountExists,
  accountRestored,
  claimArrived,
  claimDecided,
  deletionStarted,
  deletionUndone,
  endUpheld,
  newSignIn,
  passwordChanged,
  resetCode,
  shortTimeSignIn,
  signUpCode,
  supportTicketAnswered,
  supportTicketArrived,
} from './index.js'
import type { MailText } from './mail-frame.js'

const at = new Date('2026-11-21T11:30:00Z')
const url = 'http://localhost:3000/login/email?next=%2Fme&a=b'
const device = 'Chrome, Windows'

const MAILS: Record<string, MailText> = {
  signUpCode: signUpCode({ code: '123456', minutes: 15 }),
  accountExists: accountExists({ loginUrl: url }),
  resetCode: resetCode({ code: '012345', returnUrl: url, minutes: 15 }),
  passwordChanged: passwordChanged({ at }),
  newSignIn: newSignIn({ at, device, sessionsUrl: url }),
  shortTimeSignIn: shortTimeSignIn({ at, device, sessionsUrl: url }),
  deletionStarted: deletionStarted({ eraseAt: at, loginUrl: url }),
  deletionUndone: deletionUndone(),
  claimArrived: claimArrived(),
  claimUpheld: claimDecided({ isUpheld: true, reason: '초상권을 침해하는 사진이에요.' }),
  claimDismissed: claimDecided({ isUpheld: false, reason: '공적인 내용이에요.' }),
  accountEnded: accountEnded({ reason: '광고를 되풀이했어요.', appealUrl: url, appealUntil: at }),
  accountRestored: accountRestored({ reason: '잘못 판단했어요.', loginUrl: url }),
  endUpheld: endUpheld({ reason: '규칙을 어긴 것이 맞아요.' }),
  supportTicketArrived: supportTicketArrived({ number: 'D-1042', url, days: 90 }),
  supportTicketAnswered: supportTicketAnswered({ number: 'D-1042', url, days: 90 }),
}

/** What is read of the HTML form, without spaces and links. */
const shown = (markup: string) =>
  markup
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/[\s.]/g, '')

describe.each(Object.entries(MAILS))('%s', (_name, mail) => {
  it('says why it came and what to do if it was somebody else', () => {
    expect(mail.text).toMatch(/(?:서 보냈어요|알려 드려요|보내 드려요)\./)
    expect(mail.text).toMatch(/내가 한 일이 아니라면/)
  })

  it('says the same in both forms', () => {
    const isSaid = (line: string) => line !== '―' && !line.startsWith('http')
    for (const line of mail.text.split('\n').filter(isSaid)) {
      expect(shown(mail.html)).toContain(line.replace(/[\s.]/g, ''))
    }
  })

  it('leads to the same places in both forms', () => {
    const inText = [...mail.text.matchAll(/^http\S+$/gm)].map(([link]) => link)
    const inHtml = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, link]) =>
      link?.replaceAll('&amp;', '&'),
    )
    expect(inHtml).toEqual(inText)
  })

  it('speaks politely and briefly in lines of its own', () => {
    const sentences = mail.text.match(/[^.\n]+\./g) ?? []
    expect(sentences.length).toBeGreaterThan(3)
    for (const sentence of sentences) expect(sentence).toMatch(/요\.$/)
    expect(mail.subject).toMatch(/(?:도란.*|로그인했어)요$/)
    expect(mail.subject.length).toBeLessThanOrEqual(30)
  })

  it('loads nothing from elsewhere', () => {
    expect(mail.html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|src=/)
  })
})

it.each(['signUpCode', 'resetCode'])(
  '%s has its code in the subject and how long it holds',
  (name) => {
    const mail = MAILS[name]
    const code = /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? 'none'
    expect(mail?.text).toContain(`\n    ${code}\n`)
    expect(mail?.html).toContain(`>${code}<`)
    expect(mail?.text).toContain('15분')
  },
)

it.each([
  ['2026-11-21T11:30:00Z', '11월 21일 (토) 오후 8:30'],
  ['2026-11-21T15:00:00Z', '11월 22일 (일) 오전 12:00'],
  ['2026-12-31T18:05:00Z', '1월 1일 (금) 오전 3:05'],
])('writes %s as %s', (instant, said) => {
  expect(passwordChanged({ at: new Date(instant) }).text).toContain(`${said}에`)
})

it('names the day of erasing in the subject', () => {
  expect(MAILS['deletionStarted']?.subject).toBe('도란 계정을 11월 21일 (토)에 지워요')
})

it('lets no text become markup', () => {
  const hostile = `</p><script>alert("1")</script>'&amp;`
  const { html, text } = newSignIn({ at, device: hostile, sessionsUrl: `${url}"><img src=x>` })
  expect(text).toContain(hostile)
  expect(html).not.toMatch(/<script|<img|&amp;amp;"/)
  expect(html).toContain(
    '&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;amp;',
  )
})
