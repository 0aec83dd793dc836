import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { seeShared, shareStory, sharer } from '../../testing/test-story-share.js'
import { storySession, turn } from '../../schema/tables.js'

const api = sharedTestApi()
const GORE = '창자를 꺼내고 눈알을 뽑는다.'
const anybody = () => api().browser()

describe('a link to scenes', () => {
  it('has no address in the title or the words of a new account', async () => {
    const { reader, view } = await sharer(api(), 1)
    expect(await codeOf(shareStory(reader, view, { label: 'evil.com 오세요' }))).toBe(
      'INVALID_INPUT',
    )
    expect(await codeOf(shareStory(reader, view, { label: '가'.repeat(41) }))).toBe('INVALID_INPUT')
    const { db } = api().deps
    const leaf = eq(turn.id, view.session.leafTurnId)
    const output = 'evil.com 에서 더 읽어요.'
    await db.update(turn).set({ output }).where(leaf)
    expect(await codeOf(shareStory(reader, view))).toBe('no error')
    await db.update(turn).set({ isEdited: true }).where(leaf)
    expect(await codeOf(shareStory(reader, view))).toBe('INVALID_INPUT')
  })

  it('has a title and a name that may stand in any post, whatever the reader is called later', async () => {
    const { reader, view } = await sharer(api(), 0)
    const params = { sessionUuid: view.session.id }
    const call = async (name: string) => {
      const clientPersonaId = crypto.randomUUID()
      const { id } = await reader.api.call('POST /v1/persona', { body: { clientPersonaId, name } })
      const body = { personaUuid: id }
      await reader.api.call('PATCH /v1/tales/session/{sessionUuid}', { params, body })
    }
    expect(await codeOf(shareStory(reader, view, { label: GORE }))).toBe('INVALID_INPUT')

    await call('하진')
    const { code } = await shareStory(reader, view)
    for (const name of ['01012345678', 'evil.com']) {
      await call(name)
      expect(await codeOf(shareStory(reader, view))).toBe('INVALID_INPUT')
    }
    expect((await seeShared(anybody(), code)).personaName).toBe('하진')
  })

  it('is of no scene with what no story of its rating may hold, where its reader wrote it', async () => {
    const { reader, view } = await sharer(api(), 2)
    const [leaf, before] = view.turns
    const { db } = api().deps
    const write = (id: string | undefined, words: Partial<typeof turn.$inferSelect>) =>
      db
        .update(turn)
        .set(words)
        .where(eq(turn.id, id ?? ''))
    const asked = () => shareStory(reader, view, { scenes: 2 })

    await write(before?.id, { inputKind: 'do', inputText: GORE })
    await expect(asked()).rejects.toThrow('2번째 장면에 공유할 수 없는 내용이 있어요')
    expect(await codeOf(shareStory(reader, view, { scenes: 1 }))).toBe('no error')
    await write(before?.id, { inputText: '문을 연다' })
    await write(leaf?.id, { output: GORE })
    expect(await codeOf(asked())).toBe('no error')
    await write(leaf?.id, { isEdited: true })
    expect(await codeOf(asked())).toBe('INVALID_INPUT')
    await write(leaf?.id, { isEdited: false })
    const ofFile = { origin: 'imported' as const }
    const { id } = view.session
    await db.update(storySession).set(ofFile).where(eq(storySession.id, id))
    expect(await codeOf(asked())).toBe('INVALID_INPUT')
  })

  it('is screened beside no other, and refused while many wait', async () => {
    const { reader, view } = await sharer(api(), 0)
    const { screenGate } = api().deps
    const held = Promise.withResolvers<void>()
    const screened = [screenGate.run('beginning', () => held.promise)]
    const waiting = shareStory(reader, view)
    await expect.poll(() => screenGate.countWaiting()).toBe(1)
    for (let count = 1; count < 10; count += 1)
      screened.push(screenGate.run('beginning', () => Promise.resolve()))
    expect(await codeOf(shareStory(reader, view))).toBe('TOO_MANY')

    held.resolve()
    await Promise.all(screened)
    expect(await codeOf(waiting)).toBe('no error')
  })
})
