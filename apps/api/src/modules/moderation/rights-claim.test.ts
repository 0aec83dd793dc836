import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { MODERATION } from '@doran/contract/limits'
import { systemContext } from '../../platform/context/context.js'
import { mailsTo } from '../../testing/test-account.js'
import { sharedTestApi, startTimedApi, type TestApi } from '../../testing/test-app.js'
import { codeOf, ORIGIN } from '../../testing/test-browser.js'
import type { ChatPerson } from '../../testing/test-chat.js'
import { noticesOf } from '../../testing/test-comments.js'
import {
  appeal,
  blind,
  caseOf,
  commented,
  decide,
  moderator,
  readCase,
  report,
  reportedComment,
  shownTo,
} from '../../testing/test-moderation.js'
import { endBlinds } from './blind-case.js'
import { forgetOldCases } from './forget-old-cases.js'
import { parseAddress } from './parse-address.js'

const shared = sharedTestApi()
const EMAIL = 'claimant@example.test'
const ID = '019a5c3e-0000-7000-8000-00000000d0a2'
const COMMENT = '019a5c3e-0000-7000-8000-00000000d0a3'

const claim = (api: TestApi, address: string, email = EMAIL) =>
  api.browser().api.call('POST /v1/moderation/rights-claim', {
    body: { kind: 'portrait', address, name: '김초상', email, detail: '제 사진이에요' },
  })

describe('an address', () => {
  it.each([
    [`/community/${ID}`, 'post', ID],
    [`${ORIGIN}/community/${ID.toUpperCase()}/?from=x`, 'post', ID],
    [`/community/${ID}#c-${COMMENT}`, 'comment', COMMENT],
    [`/games/detail?id=${ID}`, 'game', ID],
    [`/games/detail?id=${ID}#c-${COMMENT}`, 'comment', COMMENT],
    [`${ORIGIN.replace('http://', '')}/doran-tales/theme/${ID}`, 'theme', ID],
    [`/doran-tales/creator/${ID}`, 'profile', ID],
  ])('%s names a %s', (address, targetType, targetId) => {
    expect(parseAddress(address, ORIGIN)).toEqual({ targetType, targetId })
  })

  it.each([
    '/community',
    '/community/rule',
    `/community/${ID}/edit`,
    `/games/detail?id=${ID}x`,
    `https://evil.example/community/${ID}`,
    `//evil.example/community/${ID}`,
    `javascript:alert(1)`,
    'https://',
    '아무 말',
  ])('%s names nothing', (address) => {
    expect(parseAddress(address, ORIGIN)).toBeNull()
  })
})

/** A comment that somebody without an account claims rights against. */
async function claimed() {
  const { api, clock } = await startTimedApi()
  const made = await commented(api)
  await claim(api, `${ORIGIN}/games/detail?id=${made.gameId}#c-${made.commentId}`)
  const { id: caseId } = await caseOf(api, made.commentId)
  const shown = (person: ChatPerson) => shownTo(person, made.gameId)
  return { ...made, api, clock, caseId, shown, judge: await moderator(api) }
}

describe('a claim of rights', () => {
  it('is kept for moderators, hides nothing, and is confirmed by mail', async () => {
    const { api, owner, caseId, judge, shown } = await claimed()

    expect(await shown(owner)).toBe(1)
    expect(await readCase(judge, caseId)).toMatchObject({
      hasClaim: true,
      reportCount: 0,
      claims: [{ kind: 'portrait', name: '김초상', email: EMAIL, detail: '제 사진이에요' }],
    })
    expect((await mailsTo(api.deps, EMAIL)).map(({ subject }) => subject)).toEqual([
      '도란 권리침해 신고를 받았어요',
    ])
  })

  it('joins the case that is open, and every claimant hears of the decision once', async () => {
    const { api, gameId, commentId, caseId, judge } = await claimed()
    const address = `/games/detail?id=${gameId}#c-${commentId}`
    await claim(api, address)
    await claim(api, address, 'other@example.test')

    await decide(judge, caseId, { reason: '본인 동의 없이 올린 사진이에요' })

    for (const [email, count] of [
      [EMAIL, 3],
      ['other@example.test', 2],
    ] as const) {
      const mails = await mailsTo(api.deps, email)
      expect(mails).toHaveLength(count)
      expect(mails[0]?.text).toContain('본인 동의 없이 올린 사진이에요')
    }
  })

  it('of what is not there is refused', async () => {
    expect(await codeOf(claim(shared(), `/community/${COMMENT}`))).toBe('NOT_FOUND')
    expect(await codeOf(claim(shared(), '/about'))).toBe('NOT_FOUND')
  })
})

describe('blinding', () => {
  it('hides a thing from all but its author for thirty days, and shows it again', async () => {
    const { api, author, owner, clock, caseId, judge, shown } = await claimed()

    const first = await blind(judge, caseId)
    expect(first).toMatchObject({ status: 'open', hiddenBy: 'claim' })
    expect(await blind(judge, caseId)).toEqual(first)
    expect([await shown(owner), await shown(author)]).toEqual([0, 1])
    clock.advance(MODERATION.blindMs - 1)
    await endBlinds(systemContext(api.deps))
    expect(await shown(owner)).toBe(0)
    clock.advance(1)
    await endBlinds(systemContext(api.deps))

    expect(await shown(owner)).toBe(1)
    const told = (await noticesOf(author)).map(({ data }) => Reflect.get(data, 'what'))
    expect(told).toEqual(['restored', 'waiting'])
    // Thirty days are the most there are.
    expect(await codeOf(blind(judge, caseId))).toBe('NOT_ALLOWED')
  })

  it('ends with the decision', async () => {
    const { api, owner, clock, caseId, judge, shown } = await claimed()
    await blind(judge, caseId)
    await decide(judge, caseId)
    clock.advance(MODERATION.blindMs + 1)

    await endBlinds(systemContext(api.deps))

    expect(await shown(owner)).toBe(0)
    expect(await codeOf(blind(judge, caseId))).toBe('ALREADY_DECIDED')
  })

  it('needs a claim', async () => {
    const { caseId } = await reportedComment(shared())
    expect(await codeOf(blind(await moderator(shared()), caseId))).toBe('NOT_ALLOWED')
  })
})

it('is forgotten a year after the decision, with every text about it but its reason', async () => {
  const { api, author, owner, commentId, clock, caseId, judge } = await claimed()
  await report(owner, commentId)
  await decide(judge, caseId, { reason: '동의 없이 올린 사진이에요' })
  await appeal(author, caseId, '제 사진이에요')
  await decide(judge, caseId, { status: 'appealed', reason: '그대로 둬요' })
  const texts = async () => {
    const { rows } = await api.deps.db.execute<{ texts: string }>(sql`
      select concat(c.excerpt, c.appeal_text, r.detail, r.excerpt, k.name, k.email, k.detail) as texts, c.reason
      from moderation_case c join report r on r.case_id = c.id join rights_claim k on k.case_id = c.id
      where c.id = ${caseId}`)
    return rows
  }

  clock.advance(MODERATION.forgottenAfterMs)
  await forgetOldCases(systemContext(api.deps))
  expect((await texts())[0]?.texts).toContain('김초상')
  clock.advance(1)
  await forgetOldCases(systemContext(api.deps))

  expect(await texts()).toEqual([{ texts: '', reason: '그대로 둬요' }])
})
