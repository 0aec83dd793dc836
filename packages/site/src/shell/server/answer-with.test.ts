// @vitest-environment node
import { expect, it, vi } from 'vitest'
// oxlint-disable-next-line import/no-unassigned-import -- as instrumentation loads it at boot
import './answer-with.js'
import { servePage } from './serve-page.fake.js'

it('answers the request in the middle of which a page loads it again', async () => {
  vi.resetModules()
  const page = async () => {
    const { answerWith } = await import('./answer-with.js')
    answerWith(404)
  }
  expect((await servePage(page)).status).toBe(404)
})
