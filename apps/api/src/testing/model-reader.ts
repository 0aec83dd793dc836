import type { NarratorKey, StorySessionView } from '@doran/contract'
import { createTestDatabase, startTestApi } from './test-app.js'
import type { Browser } from './test-browser.js'
import { startTestModel } from './test-model.js'

/** A reader of a story told by the stub, who has read the notice. */
export async function readerOfModel(env: Record<string, string> = {}) {
  const { stub, models } = await startTestModel(env)
  const api = startTestApi(await createTestDatabase(), { models })
  const browser = api.browser()
  const view = await browser.openStory()
  await browser.readAiNotice()
  return { stub, api, browser, view }
}

/** The story as it stands now. */
export const seen = (browser: Browser, view: StorySessionView) =>
  browser.api.call('GET /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
  })

export const useNarrator = (browser: Browser, view: StorySessionView, narrator: NarratorKey) =>
  browser.api.call('PATCH /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
    body: { narrator },
  })
