import { describe, expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, settledTurn } from '../../testing/test-browser.js'
import { memberBrowser } from '../../testing/test-member.js'
import {
  finisher,
  goOn,
  seeShared,
  shareStory,
  sharer,
  sharesOf,
  withdraw,
} from '../../testing/test-story-share.js'

const api = sharedTestApi()

describe('going on from shared scenes', () => {
  it('makes a visitor’s own story of them, which goes on as the sharer’s does', async () => {
    const { reader, view } = await sharer(api(), 3)
    const { code } = await shareStory(reader, view, { scenes: 2 })
    const visiting = api().browser()

    const own = await goOn(visiting, code)

    expect(own.session).toMatchObject({ origin: 'shared', status: 'active', turnCount: 3 })
    expect(own.session).toMatchObject({ persona: null, note: '', memoryCount: 0, title: null })
    expect(own.turns.map(({ index }) => index)).toEqual([3, 2])
    const [leaf] = own.turns
    expect(leaf?.output).toBe(view.turns[0]?.output)
    expect(leaf?.choices).toEqual(view.turns[0]?.choices)
    expect(leaf?.id).not.toBe(view.turns[0]?.id)
    const text = leaf?.choices[0]?.label ?? ''
    const next = settledTurn(await visiting.tell(own, { kind: 'choice', text }))
    expect([next.status, next.index]).toEqual(['done', 4])
    expect((await sharesOf(reader, view))[0]?.continued).toBe(1)
  })

  it('makes one story for one client id, and none of another theme’s', async () => {
    const { reader, view } = await sharer(api(), 1)
    const { code } = await shareStory(reader, view)
    const other = await memberBrowser(api())

    const first = await goOn(other, code, 'the-same-story')
    const again = await goOn(other, code, 'the-same-story')
    expect(again.session.id).toBe(first.session.id)
    await other.api.call('POST /v1/tales/session', {
      body: { clientSessionId: 'one-more-story', templateUuid: view.session.theme.id },
    })
    expect(await codeOf(goOn(other, code, 'one-more-story'))).toBe('KEY_REUSED')
    expect((await sharesOf(reader, view))[0]?.continued).toBe(1)
  })

  it('counts others alone', async () => {
    const { reader, view } = await sharer(api(), 0)
    const { code } = await shareStory(reader, view)
    const own = await goOn(reader, code)

    expect(own.session.id).not.toBe(view.session.id)
    expect((await sharesOf(reader, view))[0]?.continued).toBe(0)
  })

  it('stands before an ending, and credits nobody with it', async () => {
    const { reader, view } = await finisher(api(), 2)
    const alone = await shareStory(reader, view, { kind: 'ending' })
    const withWay = await shareStory(reader, view, { kind: 'ending', scenes: 3 })
    const other = api().browser()

    const before = await goOn(other, alone.code)
    expect(before.session).toMatchObject({ status: 'active', turnCount: 1, ending: null })
    expect(before.turns).toHaveLength(1)
    expect((await goOn(other, withWay.code)).turns).toHaveLength(2)
    const { endings } = await other.api.call('GET /v1/tales/template/{templateUUID}/mine', {
      params: { templateUUID: view.session.theme.id },
    })
    expect(endings).toEqual([])
  })

  it('is nothing that a refused call leaves a visitor for', async () => {
    const { reader, view } = await sharer(api(), 0)
    const { id, code } = await shareStory(reader, view)
    const kept = await goOn(await memberBrowser(api()), code)
    await withdraw(reader, id)
    const late = api().browser()

    expect(await codeOf(goOn(late, code))).toBe('NOT_FOUND')
    expect(await codeOf(seeShared(late, code))).toBe('NOT_FOUND')
    expect(late.cookies()).toBe('')
    expect(kept.session.origin).toBe('shared')
  })
})
