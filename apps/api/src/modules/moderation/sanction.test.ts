import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { startTimedApi } from '../../testing/test-app.js'
import { givePassword } from '../../testing/calls/test-people.js'
import { multipart } from '../../testing/multipart.js'
import { codeMailedTo, logIn, mailsTo } from '../../testing/test-account.js'
import {
  createTestDatabase,
  sharedTestApi,
  startTestApi,
  type TestApi,
} from '../../testing/test-app.js'
import { codeOf, readError } from '../../testing/test-browser.js'
import {
  chatPerson,
  openWith,
  sendText,
  talkOfTwo,
  type ChatPerson,
} from '../../testing/test-chat.js'
import { editTo, noticesOf, player, say, takeBack } from '../../testing/test-comments.js'
import { findGame } from '../../testing/test-game.js'
import {
  APPEAL_RIGHT,
  END,
  PAUSE,
  admin,
  adminsSeenBy,
  appeal,
  caseOf,
  commented,
  decide,
  lift,
  moderator,
  readPerson,
  report,
  reportedComment,
  sanctionPerson,
  someNickName,
} from '../../testing/test-moderation.js'

const api = sharedTestApi()

const rename = ({ browser, profileId }: ChatPerson, body: { name?: string; birthday?: string }) =>
  browser.api.call('PATCH /v1/profile/{profileId}', { params: { profileId }, body })

async function uploadCode({ browser }: ChatPerson, path: string): Promise<string> {
  const create = { width: 300, height: 300, channels: 3, background: '#c33' } as const
  const { bytes: body, headers } = multipart(await sharp({ create }).png().toBuffer())
  const answer = await browser.request(path, { method: 'POST', headers, body })
  return answer.ok ? 'no error' : (await readError(answer)).error.code
}

describe('a pause', () => {
  it('keeps somebody from whatever puts something of theirs before others', async () => {
    const { one, other, channel } = await talkOfTwo(api())
    const { id: gameId } = await findGame(one.browser, 'which-light')
    const writer = await player(api(), gameId)
    const written = await say(writer, gameId, '재미있어요')
    const judge = await moderator(api())
    for (const person of [one, writer]) await sanctionPerson(judge, person, PAUSE)

    const refused: Record<string, Promise<string>> = {
      comment: codeOf(say(writer, gameId, '또 있어요')),
      'an edit': codeOf(editTo(writer, written.id, '고쳤어요')),
      message: codeOf(sendText(one, channel.id)),
      conversation: codeOf(openWith(one, await chatPerson(api()))),
      name: codeOf(rename(one, { name: someNickName() })),
      'a profile picture': uploadCode(one, '/v1/upload/profile/profile-image'),
      'a photo': uploadCode(one, '/v1/upload/chat/image'),
      'a picture of a post': uploadCode(one, '/v1/upload/community/image'),
    }
    const told: Record<string, string> = {}
    for (const [what, code] of Object.entries(refused)) told[what] = await code
    expect(told).toEqual(
      Object.fromEntries(Object.keys(refused).map((what) => [what, 'WRITING_PAUSED'])),
    )

    // Reading, taking back and what nobody else sees stay.
    expect(await codeOf(takeBack(writer, written.id))).toBe('no error')
    expect(await codeOf(rename(one, { birthday: '1990-01-01' }))).toBe('no error')
    expect(await codeOf(sendText(other, channel.id))).toBe('no error')
    expect(await codeOf(report(one, other.profileId, { targetType: 'profile' }))).toBe('no error')
  })

  it('ends by itself, or sooner, and its person is told of both', async () => {
    const { api: own, clock } = await startTimedApi()
    const [judge, paused, lifted] = [
      await moderator(own),
      await chatPerson(own),
      await chatPerson(own),
    ]
    const other = await chatPerson(own)
    await sanctionPerson(judge, paused, PAUSE)
    const { id } = await sanctionPerson(judge, lifted, { kind: 'pause', days: 30 })
    await lift(judge, id)
    await lift(judge, id)

    expect(await codeOf(openWith(lifted, other))).toBe('no error')
    expect((await noticesOf(lifted)).map(({ data }) => data)).toMatchObject([
      { what: 'lifted', reason: '잘못 판단했어요' },
      { what: 'paused' },
    ])
    clock.advance(7 * 86_400_000 - 1)
    expect(await codeOf(openWith(paused, other))).toBe('WRITING_PAUSED')
    clock.advance(1)
    expect(await codeOf(openWith(paused, other))).toBe('no error')
  })

  it('takes the place of the one in force', async () => {
    const [judge, person] = [await moderator(api()), await chatPerson(api())]
    await sanctionPerson(judge, person, PAUSE)
    const last = await sanctionPerson(judge, person, { kind: 'pause', days: 30 })

    const { person: card, sanctions } = await readPerson(judge, person)
    expect(card.sanction).toEqual(last)
    expect(sanctions.map(({ liftedAt }) => liftedAt === null)).toEqual([true, false])
  })

  it('is nobody’s own to give or lift, nor a moderator’s over an administrator', async () => {
    const [judge, boss] = [await moderator(api()), await admin(api())]
    const other = await moderator(api())
    const { id } = await sanctionPerson(boss, judge, PAUSE)

    expect(await codeOf(sanctionPerson(judge, judge, PAUSE))).toBe('NOT_ALLOWED')
    expect(await codeOf(lift(judge, id))).toBe('NOT_ALLOWED')
    expect(await codeOf(sanctionPerson(other, boss, PAUSE))).toBe('NOT_ALLOWED')
    expect(await codeOf(sanctionPerson(other, await chatPerson(api()), END))).toBe('NOT_ALLOWED')
  })
})

/** The newest mail to somebody, and the code by which they appeal. */
async function mailedCode(own: TestApi, email: string) {
  const mails = await mailsTo(own.deps, email)
  const newest = mails.find(({ text }) => text.includes('/community/appeal?code='))
  const code = /\/community\/appeal\?code=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
  const appealBy = (given: string, text = '다시 봐 주세요') =>
    own.browser().api.call('POST /v1/moderation/ended/appeal', { body: { code: given, text } })
  return { newest, code, appealBy }
}

/** Somebody with a password whose account was ended. */
async function ended({ byCase = false } = {}) {
  const { api: own, clock } = await startTimedApi()
  const boss = await admin(own)
  const { author: person, gameId, commentId } = await commented(own)
  await givePassword(own, person.member)
  let caseId: string | null = null
  if (byCase) {
    await report(await player(own, gameId), commentId)
    caseId = (await caseOf(own, commentId)).id
    await decide(boss, caseId, { sanction: END, reason: '규칙을 크게 어겼어요' })
  } else {
    await sanctionPerson(boss, person, END, '규칙을 크게 어겼어요')
  }
  const { person: shown, sanctions } = await readPerson(boss, person)
  const email = shown.email ?? ''
  const { newest, code, appealBy } = await mailedCode(own, email)
  return {
    own,
    clock,
    boss,
    person,
    email,
    code,
    caseId,
    sanctionId: sanctions[0]?.id ?? '',
    appealBy,
    newest,
  }
}

describe('an ended account', () => {
  it('is signed out at once, and cannot sign in, which only its person learns', async () => {
    const { own, person, email, newest } = await ended()

    expect(await codeOf(person.browser.api.call('GET /v1/user/me', {}))).toBe('SESSION_EXPIRED')
    expect(await codeOf(logIn(own.browser(), email))).toBe('ACCOUNT_ENDED')
    expect(await codeOf(logIn(own.browser(), email, '틀린 비밀번호예요'))).toBe('BAD_CREDENTIALS')
    expect(newest?.text).toContain('규칙을 크게 어겼어요')
  })

  it('is not opened by a new password either', async () => {
    const { own, email } = await ended()
    const browser = own.browser()
    const { id: ticket } = await browser.api.call('POST /v1/auth/password/reset-request', {
      body: { email },
    })
    const code = await codeMailedTo(own.deps, email)
    const body = { ticket, code, password: '새로 정한 긴 비밀번호' }

    expect(await codeOf(browser.api.call('POST /v1/auth/password/reset', { body }))).toBe(
      'ACCOUNT_ENDED',
    )
  })

  it('may appeal by the code of its mail, and opens again where that is right', async () => {
    const { own, boss, person, email, code, appealBy } = await ended()
    expect(await codeOf(appealBy('a'.repeat(43)))).toBe('NOT_FOUND')

    await appealBy(code)
    await appealBy(code)
    expect(await codeOf(appealBy(code, '다른 말'))).toBe('APPEAL_LATE')
    const { id } = await caseOf(own, person.profileId)
    await decide(boss, id, { ...APPEAL_RIGHT, reason: '잘못 판단했어요' })

    expect(await codeOf(logIn(own.browser(), email))).toBe('no error')
    const [newest] = await mailsTo(own.deps, email)
    expect(newest?.subject).toBe('도란 계정을 다시 쓸 수 있어요')
    expect(await codeOf(appealBy(code))).toBe('NOT_FOUND')
  })

  it('appeals against the case that ended it, and hears of the answer by mail', async () => {
    const { own, boss, email, code, caseId, appealBy } = await ended({ byCase: true })

    await appealBy(code)
    await decide(boss, caseId ?? '', { status: 'appealed', reason: '그대로 두기로 했어요' })

    const [newest] = await mailsTo(own.deps, email)
    expect(newest?.text).toContain('그대로 두기로 했어요')
    expect(await codeOf(logIn(own.browser(), email))).toBe('ACCOUNT_ENDED')
    expect(await codeOf(appealBy(code, '한 번 더요'))).toBe('APPEAL_LATE')
  })

  it('may appeal once even where the case was appealed before it was ended', async () => {
    const { api: own, clock } = await startTimedApi()
    const boss = await admin(own)
    const { author, caseId } = await reportedComment(own)
    await decide(boss, caseId)
    await appeal(author, caseId)
    clock.advance(1_000)
    await decide(boss, caseId, { status: 'appealed', sanction: END })
    const { person } = await readPerson(boss, author)
    const { code, appealBy } = await mailedCode(own, person.email ?? '')

    await appealBy(code)
    await decide(boss, caseId, { status: 'appealed' })
    expect(await codeOf(appealBy(code, '한 번 더요'))).toBe('APPEAL_LATE')
  })

  it('appeals within seven days', async () => {
    const { clock, code, appealBy } = await ended()
    clock.advance(7 * 86_400_000)
    expect(await codeOf(appealBy(code))).toBe('APPEAL_LATE')
  })

  it('is an administrator’s to bring back', async () => {
    const { own, boss, email, sanctionId } = await ended()
    const judge = await moderator(own)

    expect(await codeOf(lift(judge, sanctionId))).toBe('NOT_ALLOWED')
    await lift(boss, sanctionId)
    expect(await codeOf(logIn(own.browser(), email))).toBe('no error')
  })

  it('has no role any more, and is never the last administrator’s', async () => {
    const own = startTestApi(await createTestDatabase())
    const [one, other] = [await admin(own), await admin(own)]

    const codes = await Promise.all([
      codeOf(sanctionPerson(one, other, END)),
      codeOf(sanctionPerson(other, one, END)),
    ])

    const left = await adminsSeenBy(await admin(own))
    expect(codes.filter((code) => code === 'no error')).toHaveLength(1)
    expect(left).toHaveLength(2)
  })
})
