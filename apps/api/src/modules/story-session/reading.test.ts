import { expect, it } from 'vitest'
import type { StorySessionView, Turn } from '@doran/contract'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { SIXTH_KEY, settledTurn, type Browser } from '../../testing/test-browser.js'

async function readToAnEnding(browser: Browser): Promise<{ view: StorySessionView; last: Turn }> {
  let view = await browser.openStory()
  for (let count = 0; count < 60; count += 1) {
    const last = settledTurn(await browser.tell(view, { kind: 'continue', text: '' }))
    view = { ...view, session: { ...view.session, leafTurnId: last.id } }
    if (last.ending) return { view, last }
  }
  throw new Error('the story never ended')
}

it('keeps a reached ending for the reader, in other stories and after its turn was undone', async () => {
  const { browser: open } = startTestApi(await createTestDatabase())
  const browser = open()
  const mine = (reader = browser) =>
    reader.api.call('GET /v1/tales/template/{templateUUID}/mine', {
      params: { templateUUID: SIXTH_KEY },
    })
  expect(await mine()).toEqual({ reading: null, endings: [], isDismissed: false })

  const { view, last } = await readToAnEnding(browser)
  expect(await mine()).toEqual({ reading: null, endings: [last.ending], isDismissed: false })
  await browser.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
    params: { sessionUuid: view.session.id },
    query: { leaf: last.id },
  })
  const second = await browser.openStory()

  expect(second.session.endings.filter(({ title }) => title !== null)).toEqual([
    expect.objectContaining({ key: last.ending?.key, title: last.ending?.title }),
  ])
  const { reading, endings } = await mine()
  expect(reading?.id).toBe(second.session.id)
  expect(endings).toEqual([last.ending])
  expect(await mine(open())).toEqual({ reading: null, endings: [], isDismissed: false })
})
