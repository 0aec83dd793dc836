import { describe, expect, it } from 'vitest'
import { NO_CALLER } from '../../platform/context/caller.js'
import { createContext } from '../../platform/context/context.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import { addFinishedPlay, noticesOf, player, say } from '../../testing/test-comments.js'
import {
  APPEAL_RIGHT,
  END,
  PAUSE,
  admin,
  adminsSeenBy,
  appeal,
  blind,
  caseOf,
  commented,
  decide,
  lift,
  loggedActs,
  moderator,
  openCase,
  readCase,
  report,
  sanctionPerson,
  putRole,
  shownTo,
} from '../../testing/test-moderation.js'
import { giveSanction } from './give-sanction.js'
import { setRole } from './people.js'

const api = sharedTestApi()

/** What a moderator wrote themselves, and somebody reported. */
async function ownReported() {
  const { gameId, owner } = await commented(api())
  const judge = await moderator(api())
  await addFinishedPlay(api(), judge.profileId, gameId)
  const { id: commentId } = await say(judge, gameId, '내가 쓴 말')
  await report(await player(api(), gameId), commentId)
  const { id: caseId } = await caseOf(api(), commentId)
  return { judge, owner, gameId, commentId, caseId }
}

/** A comment that was upheld with a sanction, which its author appealed. */
async function appealed(by: ChatPerson) {
  const made = await commented(api())
  const { id: caseId } = await openCase(by, 'comment', made.commentId)
  await decide(by, caseId, { sanction: PAUSE })
  await appeal(made.author, caseId)
  return { ...made, caseId }
}

describe('a case of one’s own', () => {
  it('is not there for a moderator, to read or to act on', async () => {
    const { judge, caseId, commentId } = await ownReported()

    expect(await codeOf(readCase(judge, caseId))).toBe('NOT_FOUND')
    expect(await codeOf(decide(judge, caseId, { outcome: 'dismissed' }))).toBe('NOT_ALLOWED')
    expect(await codeOf(blind(judge, caseId))).toBe('NOT_ALLOWED')
    expect(await codeOf(openCase(judge, 'comment', commentId))).toBe('NOT_ALLOWED')
    expect(await caseOf(api(), commentId)).toMatchObject({ status: 'open', hiddenBy: null })
  })

  it('is not appealed to oneself', async () => {
    const { judge, caseId } = await ownReported()
    await decide(await admin(api()), caseId)
    await appeal(judge, caseId)

    const decided = decide(judge, caseId, APPEAL_RIGHT)
    expect(await codeOf(decided)).toBe('NOT_ALLOWED')
  })
})

describe('what an administrator gave', () => {
  it('is not lifted or replaced by a moderator', async () => {
    const [boss, judge, person] = [
      await admin(api()),
      await moderator(api()),
      await chatPerson(api()),
    ]
    const { id } = await sanctionPerson(boss, person, { kind: 'pause', days: 30 })

    const shorter = sanctionPerson(judge, person, { kind: 'pause', days: 1 })
    expect(await codeOf(shorter)).toBe('NOT_ALLOWED')
    expect(await codeOf(lift(judge, id))).toBe('NOT_ALLOWED')
    expect(await codeOf(lift(await admin(api()), id))).toBe('no error')
  })

  it('is not lifted by a moderator’s answer to an appeal', async () => {
    const { owner, gameId, caseId } = await appealed(await admin(api()))
    const [judge, boss] = [await moderator(api()), await admin(api())]

    expect(await codeOf(decide(judge, caseId, APPEAL_RIGHT))).toBe('NOT_ALLOWED')
    expect(await readCase(judge, caseId)).toMatchObject({
      status: 'appealed',
      hiddenBy: 'decision',
      sanctions: [{ liftedAt: null }],
    })
    expect(await shownTo(owner, gameId)).toBe(0)
    expect(await decide(boss, caseId, APPEAL_RIGHT)).toMatchObject({
      sanctions: [{ liftedAt: expect.any(String) }],
    })
  })

  it('by a moderator is a moderator’s to lift, by an appeal too', async () => {
    const { caseId } = await appealed(await moderator(api()))
    expect(await codeOf(decide(await moderator(api()), caseId, APPEAL_RIGHT))).toBe('no error')
  })
})

describe('an operator', () => {
  it('is sanctioned by administrators alone', async () => {
    const [judge, other] = [await moderator(api()), await moderator(api())]
    expect(await codeOf(sanctionPerson(judge, other, PAUSE))).toBe('NOT_ALLOWED')
    expect(await codeOf(sanctionPerson(await admin(api()), other, PAUSE))).toBe('no error')
  })

  it('who is paused decides nothing', async () => {
    const [judge, person] = [await moderator(api()), await chatPerson(api())]
    const { commentId } = await commented(api())
    const { id: caseId } = await openCase(judge, 'comment', commentId)
    const { id: sanctionId } = await sanctionPerson(judge, person, PAUSE)
    await sanctionPerson(await admin(api()), judge, PAUSE)

    const acts = [
      codeOf(decide(judge, caseId)),
      codeOf(blind(judge, caseId)),
      codeOf(openCase(judge, 'profile', person.profileId)),
      codeOf(sanctionPerson(judge, person, PAUSE)),
      codeOf(lift(judge, sanctionId)),
    ]
    expect(new Set(await Promise.all(acts))).toEqual(new Set(['WRITING_PAUSED']))
  })

  it('whose role was taken since their call began does nothing any more', async () => {
    const own = startTestApi(await createTestDatabase())
    const [one, other] = [await admin(own), await admin(own)]
    const { profileId } = await chatPerson(own)
    const stale = createContext(own.deps, other.member, NO_CALLER)
    await sanctionPerson(one, other, END)

    const given = { sanction: PAUSE, reason: '늦었어요', caseId: null }
    await expect(giveSanction(stale, { ...given, profileId })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
    const role = { role: 'moderator', isGranted: true } as const
    await expect(setRole(stale, { ...role, profileId })).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    })
  })

  it('who is ended by another at once does nothing any more', async () => {
    const own = startTestApi(await createTestDatabase())
    const [one, other] = [await admin(own), await admin(own)]
    // Somebody is left, so that nobody is refused as the last administrator.
    const left = await admin(own)

    await Promise.all([
      codeOf(sanctionPerson(one, other, END)),
      codeOf(sanctionPerson(other, one, END)),
    ])

    expect(await adminsSeenBy(left)).toHaveLength(2)
  })

  it('takes no role once their own is gone', async () => {
    const own = startTestApi(await createTestDatabase())
    const [one, other, left] = [await admin(own), await admin(own), await admin(own)]

    await Promise.all([
      codeOf(putRole(one, other, 'admin', false)),
      codeOf(putRole(other, one, 'admin', false)),
    ])

    expect(await adminsSeenBy(left)).toHaveLength(2)
  })
})

describe('the log', () => {
  it('has a replaced pause, and what a decision led to', async () => {
    const own = startTestApi(await createTestDatabase())
    const boss = await admin(own)
    const { author, commentId } = await commented(own)
    const { id: caseId } = await openCase(boss, 'comment', commentId)
    await sanctionPerson(boss, author, PAUSE)
    await decide(boss, caseId, { sanction: PAUSE, blocksPictures: true })

    const acts = await loggedActs(boss)
    expect(acts.map(({ action }) => action)).toEqual([
      'sanction.given',
      'sanction.lifted',
      'case.decided',
      'sanction.given',
      'case.opened',
    ])
    expect(acts[2]?.details).toMatchObject({ blocksPictures: true, sanction: 'pause' })
  })
})

describe('a sanction', () => {
  it('does not go with letting a thing stand', async () => {
    const judge = await moderator(api())
    const { author, commentId } = await commented(api())
    const { id: caseId } = await openCase(judge, 'comment', commentId)

    const decided = decide(judge, caseId, { outcome: 'dismissed', sanction: PAUSE })
    expect(await codeOf(decided)).toBe('INVALID_INPUT')
    expect(await noticesOf(author)).toEqual([])
  })
})

describe('a case of what cannot be hidden', () => {
  it('tells its author of the decision and of the appeal’s answer', async () => {
    const [judge, person] = [await moderator(api()), await chatPerson(api())]
    const { id: caseId } = await openCase(judge, 'profile', person.profileId)

    await decide(judge, caseId, { reason: '소개가 규칙에 어긋나요' })
    await appeal(person, caseId)
    await decide(judge, caseId, APPEAL_RIGHT)

    expect((await noticesOf(person)).map(({ data }) => data)).toMatchObject([
      { what: 'cleared' },
      { what: 'warned', reason: '소개가 규칙에 어긋나요' },
    ])
  })
})
