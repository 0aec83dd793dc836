import { readFileSync } from 'node:fs'
import { SearchType } from '@doran/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { systemContext } from '../../platform/context/context.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { indexAll } from '../search-index/index.js'
import { titleOf } from './title-of.js'

/** Written by somebody who saw the titles alone. */
const EVALUATION = new URL('evaluation.json', import.meta.url)
const MISSED_SHARE = 0.05
const FIRST = 3

const Asked = z.array(
  z.object({ q: z.string(), type: SearchType, title: z.string(), how: z.string() }),
)

const api = sharedTestApi()

it('brings what was meant among the first three, for 95 of 100 queries', async () => {
  await indexAll(systemContext(api().deps))
  const asked = Asked.parse(JSON.parse(readFileSync(EVALUATION, 'utf8')))
  const { api: calls } = api().browser()
  const missed: string[] = []
  for (const { q, type, title, how } of asked) {
    const { groups } = await calls.call('GET /v1/search', { query: { q, type, limit: FIRST } })
    const titles = groups.flatMap(({ items }) => items.map(titleOf))
    if (!titles.includes(title)) missed.push(`${how}: ${q} → ${titles.join(' / ')} (${title})`)
  }
  expect(asked.length).toBeGreaterThanOrEqual(120)
  expect(missed.slice(Math.floor(asked.length * MISSED_SHARE))).toEqual([])
})
