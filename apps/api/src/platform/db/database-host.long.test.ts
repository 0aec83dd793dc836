import { expect, it, onTestFinished } from 'vitest'
import { indexAll } from '../../modules/search-index/index.js'
import { seedThemes } from '../../modules/theme/index.js'
import { authoredThemes, contentOf } from '../../testing/authored-themes.js'
import { databaseContext } from '../../testing/database-context.js'
import { startTestApi } from '../../testing/test-app.js'
import { settledTurn } from '../../testing/test-browser.js'
import { systemContext } from '../context/context.js'
import { openDatabase } from './client.js'
import { prepareDatabase } from './migrate.js'
import { openTestHost, testFolder, unusableBinaries } from './testing/test-host.js'

async function openPrepared(dataDir: string, binaries?: string) {
  const opened = await openTestHost(dataDir, binaries)
  const ctx = databaseContext(openDatabase(opened.host.source, () => undefined))
  await prepareDatabase(opened.host.source, () => seedThemes(ctx, contentOf(authoredThemes())))
  return opened
}

it('finds and narrates stories on PGlite where the binaries cannot run, and has them after a restart', async () => {
  const dataDir = await testFolder()
  const binaries = await unusableBinaries()
  const first = await openPrepared(dataDir, binaries)
  const { browser: open, deps } = startTestApi(first.host.source)
  const browser = open()
  await indexAll(systemContext(deps))
  const found = await browser.api.call('GET /v1/search', { query: { q: '우산가게' } })
  expect(found).toMatchObject({ isPlain: true, groups: [{ type: 'theme' }] })
  const view = await browser.openStory()
  const turn = settledTurn(await browser.tell(view))
  expect(turn.status).toBe('done')
  expect(first.notices).toHaveLength(1)
  expect(first.notices[0]).toContain('cannot run here')

  await first.host.stop()
  const second = await openPrepared(dataDir)
  onTestFinished(() => second.host.stop())
  const again = startTestApi(second.host.source)
  const turns = await again
    .browser()
    .request(`/v1/tales/session/${view.session.id}/turn?limit=10`, {
      headers: { cookie: browser.cookies() },
    })

  expect(second.notices.join()).toContain('begun on PGlite')
  expect(await turns.json()).toMatchObject({ items: [{ id: turn.id, output: turn.output }, {}] })
})
