import { VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import { expect, it } from 'vitest'
import { seen, useNarrator } from '../../testing/model-reader.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf, settledTurn } from '../../testing/test-browser.js'
import { memberBrowser } from '../../testing/test-member.js'
import { startTestModel } from '../../testing/test-model.js'

async function memberWithModel() {
  const { models } = await startTestModel()
  const reader = await memberBrowser(startTestApi(await createTestDatabase(), { models }))
  return { reader, view: await reader.openStory() }
}

it('asks a member once, whatever the story, to read that a model writes', async () => {
  const { reader, view } = await memberWithModel()

  const refused = await codeOf(reader.tell(view))
  await reader.readAiNotice()
  const told = settledTurn(await reader.tell(view))
  const another = settledTurn(await reader.tell(await reader.openStory()))

  expect(refused).toBe('AI_NOTICE_NEEDED')
  expect([told.narrator, another.narrator]).toEqual(['model', 'model'])
})

it('has a model tell a member more turns than a visitor, and choose it again at any turn', async () => {
  const { reader, view } = await memberWithModel()
  await reader.readAiNotice()
  const narrators = []
  for (let turn = 0; turn <= VISITOR_MODEL_TURNS; turn += 1) {
    const told = await reader.tell(await seen(reader, view), { kind: 'continue' })
    narrators.push(settledTurn(told).narrator)
  }

  expect(new Set(narrators)).toEqual(new Set(['model']))
  expect((await seen(reader, view)).session).toMatchObject({
    narrator: 'basic',
    modelTurnsLeft: null,
  })
  await useNarrator(reader, view, 'offline')
  expect(await useNarrator(reader, view, 'basic')).toMatchObject({ narrator: 'basic' })
})
