import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROOFS } from './proofs.mjs'

/** Puts every proof to a running blank app, in their order on one page; `prove` prints each and goes on after a failure. */
export async function seeInBrowser({ app, origin, api, browser, prove }) {
  const collector = await startCollector(app.folder)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const errors = []
  const scripts = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (isError(message)) errors.push(message.text())
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().catch(() => ''))
  })
  try {
    await page.goto(origin)
    const seen = {
      page,
      origin,
      api,
      collector,
      kind: app.kind,
      scripts: () => Promise.all(scripts),
    }
    for (const [what, proof] of Object.entries(PROOFS)) await prove(what, () => proof(seen))
    await prove('no error on the page', () => {
      if (errors.length > 0) throw new Error(errors.join('\n'))
      return `${scripts.length} scripts`
    })
  } finally {
    await context.close()
    await collector.close()
  }
}

/** The one that the installed package ships. */
async function startCollector(folder) {
  const file = join(folder, 'node_modules', '@doran', 'analytics', 'dist', 'testing.js')
  const testing = await import(pathToFileURL(file).href)
  return testing.startCollector()
}

/** A refused call and a font that a blank app does not serve are told by the browser itself. */
function isError(message) {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource')
}
