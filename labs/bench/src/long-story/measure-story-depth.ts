import type { Product } from '../harness/bench-product.js'
import { median, percentile, show } from '../harness/figures.js'
import { say } from '../harness/limits.js'
import { forgetPeak, peakResidentMb, residentMb } from '../harness/process-stat.js'
import { copyStories, checkpointDatabase, type Story } from '../harness/stories.js'

export type DepthFigures = {
  turns: number
  openMs: number
  rememberMs: number
  findMs: number
  /** Of the formats in which a story is taken out. */
  exports: { format: string; ms: number; megabytes: number; grownMb: number }[]
}

const FORMATS = ['txt', 'md', 'epub', 'json'] as const
const ROUNDS = 40

/** What a reader asks of stories of each length, the lengths taken in turns. */
export async function measureStoryDepth(
  product: Product,
  original: Story,
  lengths: readonly number[],
): Promise<DepthFigures[]> {
  const stories: { turns: number; story: Story }[] = []
  for (const turns of lengths) {
    const [story] = await copyStories(product.db, original, 1, turns)
    if (story) stories.push({ turns, story })
  }
  await checkpointDatabase(product.db)
  const times = stories.map(() => ({ open: noTimes(), remember: noTimes(), find: noTimes() }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { story }] of stories.entries()) {
      const of = times[at]
      const path = `/v1/tales/session/${story.sessionId}`
      of?.open.push(await timed(product, story, path))
      of?.remember.push(await timed(product, story, `${path}/memory`))
      if (round < 10)
        of?.find.push(await timed(product, story, `${path}/find?q=${encodeURIComponent('등불')}`))
    }
  }
  const figures: DepthFigures[] = []
  for (const [at, { turns, story }] of stories.entries()) {
    const of = times[at]
    const exports = []
    for (const format of FORMATS) exports.push(await measureExport(product, story, format))
    const figure = {
      turns,
      openMs: median(of?.open.slice(5) ?? []),
      rememberMs: median(of?.remember.slice(5) ?? []),
      findMs: median(of?.find.slice(2) ?? []),
      exports,
    }
    say(
      `${turns} turns: opened in ${show(figure.openMs)} ms (p95 ${show(percentile(of?.open ?? [], 0.95))}), memories ${show(figure.rememberMs)} ms, searched in ${show(figure.findMs)} ms`,
    )
    for (const { format, ms, megabytes, grownMb } of exports) {
      say(
        `    ${format}: ${show(ms)} ms, ${show(megabytes)} MB, the API grew by ${show(grownMb)} MB`,
      )
    }
    figures.push(figure)
  }
  return figures
}

const noTimes = (): number[] => []

async function timed(product: Product, story: Story, path: string): Promise<number> {
  const startedAt = performance.now()
  await read(product, story, path)
  return performance.now() - startedAt
}

async function read({ api, origin }: Product, { cookie }: Story, path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${api.port}${path}`, { headers: { origin, cookie } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  let bytes = 0
  for await (const part of answer.body ?? []) bytes += part.byteLength
  return bytes
}

/** With how much more memory the API had at most meanwhile. */
async function measureExport(product: Product, story: Story, format: string) {
  const { pid } = product.api
  forgetPeak(pid)
  const before = residentMb(pid)
  const startedAt = performance.now()
  const path = `/v1/tales/session/${story.sessionId}/export?format=${format}`
  const bytes = await read(product, story, path)
  const ms = performance.now() - startedAt
  return { format, ms, megabytes: bytes / 1_048_576, grownMb: peakResidentMb(pid) - before }
}
