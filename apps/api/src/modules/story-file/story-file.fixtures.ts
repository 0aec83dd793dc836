import type { CallFixture, ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { multipart } from '../../testing/multipart.js'
import type { TestApi } from '../../testing/test-app.js'
import { exportAs } from './testing/file-requests.js'

export const fixtures: ModuleFixtures = {
  calls: { 'POST /v1/tales/session/import': aFile },
}

/** Somebody's story, as they saved it. */
async function aFile(api: TestApi): Promise<CallFixture> {
  const browser = api.browser()
  const { session } = await browser.openStory()
  const { bytes } = await exportAs(browser, session.id, 'json')
  return multipart(bytes)
}
