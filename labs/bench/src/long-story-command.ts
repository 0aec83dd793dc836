import { startProduct } from './harness/bench-product.js'
import { show } from './harness/figures.js'
import { say, type Verdict } from './harness/limits.js'
import { runBench, type BenchGround } from './harness/run-bench.js'
import { openStory } from './harness/stories.js'
import { measureStoryDepth, type DepthFigures } from './long-story/measure-story-depth.js'
import { measureStoryLength, type StoryFigures } from './long-story/measure-story-length.js'

const LENGTHS = [10, 100, 10_000]
const LARGE_CONTEXT = 32_768
const LIMIT = 1.5
/** As many as are compared with what happens now, and what is written of the turn. */
const MEMORY_ROWS = 210
const EXPORT_MS = 5_000
const EXPORT_MB = 150

async function benchLongStories({ mock, product, options }: BenchGround) {
  say('\nthe default context')
  const usual = await measureStoryLength(mock, product, LENGTHS)
  say('\nopened, searched and taken out')
  const original = await openStory(product.api.port, product.origin, 'offline')
  const depth = await measureStoryDepth(product, original, LENGTHS)
  say(`\na context of ${LARGE_CONTEXT} tokens, for information`)
  const larger = await startProduct({
    dataDir: `${options.dataDir}-large`,
    logFile: options.logFile,
    modelPort: mock.port,
    apiEnv: { STORY_MODEL_CONTEXT: String(LARGE_CONTEXT) },
  })
  try {
    const large = await measureStoryLength(mock, larger, LENGTHS)
    return {
      verdicts: [...verdictsOf(usual), ...depthVerdictsOf(depth)],
      figures: { usual, depth, large },
    }
  } finally {
    await larger.end()
  }
}

function verdictsOf(figures: readonly StoryFigures[]): Verdict[] {
  const [short, long] = [figures[0], figures.at(-1)]
  if (!short || !long) return []
  return [
    ...(['promptMs', 'rows', 'promptBytes'] as const).map((name) => ({
      name: `P22 ${name}, ratio of ${long.turns} turns to ${short.turns}`,
      value: long[name] / short[name],
      limit: LIMIT,
      of: `${show(long[name])} to ${show(short[name])}`,
    })),
    {
      name: `rows of memories, of ${long.turns} turns`,
      value: long.memoryRows,
      limit: MEMORY_ROWS,
      of: `${show(long.memoryRows)} rows`,
    },
  ]
}

function depthVerdictsOf(figures: readonly DepthFigures[]): Verdict[] {
  const [short, long] = [figures[0], figures.at(-1)]
  if (!short || !long) return []
  return [
    {
      name: `opening, ratio of ${long.turns} turns to ${short.turns}`,
      value: long.openMs / short.openMs,
      limit: LIMIT,
      of: `${show(long.openMs)} to ${show(short.openMs)} ms`,
    },
    ...long.exports.flatMap(({ format, ms, grownMb }) => [
      {
        name: `${format} of ${long.turns} turns, ms`,
        value: ms,
        limit: EXPORT_MS,
        of: `${show(ms)} ms`,
      },
      {
        name: `${format} of ${long.turns} turns, MB more`,
        value: grownMb,
        limit: EXPORT_MB,
        of: `${show(grownMb)} MB`,
      },
    ]),
  ]
}

await runBench('long-story', benchLongStories)
