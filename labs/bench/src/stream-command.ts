import { measureCommits } from './harness/commit-latency.js'
import { show } from './harness/figures.js'
import { say } from './harness/limits.js'
import { runBench, type BenchGround } from './harness/run-bench.js'
import { openStory } from './harness/stories.js'
import { measurePlainCalls } from './stream/plain-calls.js'
import { runRounds, type Shape } from './stream/rounds.js'
import { startBench } from './stream/variants.js'
import { verdictsOf } from './stream/verdicts.js'

/** A hundred tokens every 20 ms for each; a thousand streams at 20 a second. */
function shapesOf(isQuick: boolean) {
  const fast = { isParallel: true, isWarm: true, tokens: 100, gapMs: 20 }
  const short = { isParallel: false, isWarm: true, tokens: 5, gapMs: 10 }
  const pairs = isQuick ? 1 : 6
  return {
    warmUp: { label: 'warm-up', ...fast, isWarm: false, streams: 100, rounds: 2 },
    alone: { label: 'one at a time', ...short, streams: 20, rounds: pairs },
    hundred: { label: 'a hundred', ...fast, streams: 100, rounds: pairs },
    cold: {
      label: 'a hundred whose stories this API has not told yet, for information',
      ...fast,
      isWarm: false,
      streams: 100,
      rounds: 1,
      only: ['api', 'door'],
    },
    fiveHundred: { label: 'five hundred, for information', ...fast, streams: 500, rounds: 1 },
    thousand: {
      label: 'a thousand',
      ...fast,
      gapMs: 50,
      streams: 1_000,
      rounds: isQuick ? 1 : 2,
    },
  } satisfies Record<string, Shape>
}

async function benchStreams({ mock, product, options }: BenchGround) {
  const original = await openStory(product.api.port, product.origin)
  const bench = await startBench({ mock, product, original })
  const shapes = shapesOf(options.isQuick)
  try {
    await runRounds(bench, shapes.warmUp)
    const commit = await measureCommits(product.db)
    say(
      `\none commit: ${show(commit.aloneMs)} ms alone, ${show(commit.hundredAtOnceMs)} ms of 100 at once`,
    )
    const alone = await runRounds(bench, shapes.alone)
    const hundred = await runRounds(bench, shapes.hundred)
    const cold = await runRounds(bench, shapes.cold)
    const fiveHundred = await runRounds(bench, shapes.fiveHundred)
    const thousand = await runRounds(bench, shapes.thousand)
    const plainCalls = await measurePlainCalls(bench)
    const figures = { commit, alone, hundred, cold, fiveHundred, thousand, plainCalls }
    return { verdicts: verdictsOf(figures), figures }
  } finally {
    await bench.end()
  }
}

await runBench('stream', benchStreams)
