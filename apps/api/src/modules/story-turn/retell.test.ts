import type { StorySessionView, Turn } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { readerOfModel, seen, useNarrator } from '../../testing/model-reader.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, settledTurn, type Browser } from '../../testing/test-browser.js'

const api = sharedTestApi()

/** Reads on until a turn can be told otherwise. */
async function readToVariant(browser: Browser) {
  let view = await browser.openStory()
  for (let count = 0; count < 30; count += 1) {
    const choices = view.turns[0]?.choices ?? []
    const text = choices[count % choices.length]?.label ?? ''
    settledTurn(await browser.tell(view, { kind: 'choice', text }))
    view = await seen(browser, view)
    if (view.session.retelling) return view
  }
  throw new Error('no turn could be told otherwise')
}

function retell(browser: Browser, view: StorySessionView, over = {}) {
  const [leaf] = view.turns
  if (!leaf?.input || !leaf.parentId) throw new Error('the leaf was not told')
  return browser.tell(view, {
    ...leaf.input,
    parentTurnUuid: leaf.parentId,
    retellsTurnUuid: leaf.id,
    ...over,
  })
}

const leafOf = ({ turns: [leaf] }: StorySessionView): Turn => {
  if (!leaf) throw new Error('a story has a leaf')
  return leaf
}

describe('telling a turn anew', () => {
  it('tells the same input in other words beside the first, and can go back to it', async () => {
    const browser = api().browser()
    const before = await readToVariant(browser)
    const first = leafOf(before)

    const again = settledTurn(await retell(browser, before))
    const after = await seen(browser, before)

    expect(again).toMatchObject({
      parentId: first.parentId,
      index: first.index,
      input: first.input,
    })
    expect(again.output).not.toBe(first.output)
    expect(after.session.variants).toEqual([first.id, again.id])
    expect(leafOf(after).id).toBe(again.id)
    const tellings = await browser.api.call('GET /v1/tales/turn/{turnUuid}/variant', {
      params: { turnUuid: again.id },
    })
    expect(tellings.items.map(({ output }) => output)).toEqual([first.output, again.output])
    const walk = (seenLeafUuid: string) =>
      browser.api.call('POST /v1/tales/session/{sessionUuid}/leaf', {
        params: { sessionUuid: before.session.id },
        body: { turnUuid: first.id, seenLeafUuid },
      })
    expect(await codeOf(walk(first.parentId ?? ''))).toBe('LEAF_MOVED')
    await walk(again.id)
    expect(leafOf(await seen(browser, before)).id).toBe(first.id)
  })

  it('is refused where it would be the same, of another turn, and with other words', async () => {
    const browser = api().browser()
    const view = await readToVariant(browser)
    expect(await codeOf(retell(browser, view, { text: '문을 부순다', kind: 'do' }))).toBe(
      'LEAF_MOVED',
    )
    expect(await codeOf(retell(browser, view, { retellsTurnUuid: leafOf(view).parentId }))).toBe(
      'LEAF_MOVED',
    )
    const same = await browser.openStory()
    await browser.tell(same, { kind: 'continue', text: '' })
    const after = await seen(browser, same)
    expect(after.session.retelling).toBeNull()
    expect(await codeOf(retell(browser, after))).toBe('NOTHING_TO_RETELL')
  })

  it('by a model is free the first time', async () => {
    const { browser, view } = await readerOfModel()
    await useNarrator(browser, view, 'basic')
    settledTurn(await browser.tell(view, { kind: 'do', text: '창밖을 본다' }))
    const told = await seen(browser, view)
    expect(told.session.retelling).toEqual({ isFree: true })

    const again = settledTurn(await retell(browser, told))
    const after = await seen(browser, view)

    expect(again).toMatchObject({ narrator: 'model', status: 'done' })
    expect(after.session.variants).toHaveLength(2)
    expect(after.session.retelling).toEqual({ isFree: false })
  })
})
