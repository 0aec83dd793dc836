import { randomUUID } from 'node:crypto'
import { nanoid } from 'nanoid'
import { STORY_SESSION_LENGTHS } from '@doran/contract/story-session/limits'
import { describe, expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, type Browser } from '../../testing/test-browser.js'
import { memberBrowser } from '../../testing/test-member.js'
import { changeStory, deleteStory } from '../../testing/test-stories.js'

const api = sharedTestApi()

const createPersona = (reader: Browser, name: string) =>
  reader.api.call('POST /v1/persona', { body: { clientPersonaId: nanoid(), name } })

describe('a story’s name and note', () => {
  it('are the reader’s, and are taken back by emptying them', async () => {
    const reader = await memberBrowser(api())
    const view = await reader.openStory()

    expect(
      await changeStory(reader, view, { title: '  비 오던 밤  ', note: '존댓말로' }),
    ).toMatchObject({ title: '비 오던 밤', note: '존댓말로' })
    // What is not given stays.
    expect(await changeStory(reader, view, { note: '' })).toMatchObject({
      title: '비 오던 밤',
      note: '',
    })
    expect(await changeStory(reader, view, { title: '' })).toMatchObject({ title: null })
    expect(await changeStory(reader, view, {})).toMatchObject({ title: null, note: '' })
  })

  it('are refused where they are too long', async () => {
    const reader = await memberBrowser(api())
    const view = await reader.openStory()
    const long = (length: number) => '가'.repeat(length + 1)

    const title = changeStory(reader, view, { title: long(STORY_SESSION_LENGTHS.storyTitle) })
    expect(await codeOf(title)).toBe('INVALID_INPUT')
    const note = changeStory(reader, view, { note: long(STORY_SESSION_LENGTHS.storyNote) })
    expect(await codeOf(note)).toBe('INVALID_INPUT')
  })
})

it('puts a story away and takes it out again, as often as one likes', async () => {
  const reader = api().browser()
  const view = await reader.openStory()

  for (const isArchived of [true, true, false, false])
    expect(await changeStory(reader, view, { isArchived })).toMatchObject({ isArchived })
})

describe('the persona of a story', () => {
  it('is a copy of the reader’s own, and nobody in particular again', async () => {
    const reader = await memberBrowser(api())
    const view = await reader.openStory()
    const { id: personaUuid } = await createPersona(reader, '하람')

    const named = await changeStory(reader, view, { personaUuid })
    expect(named).toMatchObject({ personaName: '하람', persona: { name: '하람' } })
    await reader.api.call('DELETE /v1/persona/{personaUuid}', { params: { personaUuid } })
    expect(await changeStory(reader, view, {})).toMatchObject({ personaName: '하람' })
    expect(await changeStory(reader, view, { personaUuid: null })).toMatchObject({
      personaName: null,
      persona: null,
    })
  })

  it('is never somebody else’s, and then nothing is changed', async () => {
    const [reader, other] = [await memberBrowser(api()), await memberBrowser(api())]
    const view = await reader.openStory()
    const { id: foreign } = await createPersona(other, '남의 이름')

    for (const personaUuid of [foreign, randomUUID()]) {
      const asked = changeStory(reader, view, { personaUuid, title: '바뀌지 않을 이름' })
      expect(await codeOf(asked)).toBe('NOT_FOUND')
    }
    expect(await changeStory(reader, view, {})).toMatchObject({ persona: null, title: null })
  })
})

it('is not there for others, and not once it was deleted', async () => {
  const reader = await memberBrowser(api())
  const view = await reader.openStory()
  for (const other of [await memberBrowser(api()), api().browser()])
    expect(await codeOf(changeStory(other, view, { title: '남의 것' }))).toBe('NOT_FOUND')
  await deleteStory(reader, view)
  expect(await codeOf(changeStory(reader, view, { title: '지운 것' }))).toBe('NOT_FOUND')
})
