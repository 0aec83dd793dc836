import { HUB_PATHS, consensusPaths, detailPaths, measurePages } from './games/page-calls.js'
import { seedFewPlays, seedManyPlays } from './games/seed-games.js'
import { show } from './harness/figures.js'
import type { Verdict } from './harness/limits.js'
import { runBench, type BenchGround } from './harness/run-bench.js'

async function benchGames({ product, options }: BenchGround) {
  const rounds = options.isQuick ? 50 : 500
  const ground = await seedFewPlays(product)
  const [hubBefore = 0] = await measurePages(product, ground, { pages: [HUB_PATHS], rounds })
  await seedManyPlays(product, ground)
  const [hubAfter = 0] = await measurePages(product, ground, { pages: [HUB_PATHS], rounds })
  const [few = 0, many = 0] = await measurePages(product, ground, {
    pages: [detailPaths(ground.fewId), detailPaths(ground.manyId)],
    rounds,
  })
  const [fewBoards = 0, manyBoards = 0] = await measurePages(product, ground, {
    pages: [consensusPaths(ground.fewBoardsId), consensusPaths(ground.manyBoardsId)],
    rounds,
  })
  const verdicts = [
    verdict('the hub at a million plays, p50, ratio to a thousand', hubAfter, hubBefore, rounds),
    verdict('a game’s page at a million plays, p50, ratio to a thousand', many, few, rounds),
    verdict(
      'a consensus of a million boards, p50, ratio to a thousand',
      manyBoards,
      fewBoards,
      rounds,
    ),
  ]
  return { verdicts, figures: { hubBefore, hubAfter, few, many, fewBoards, manyBoards } }
}

function verdict(name: string, many: number, few: number, rounds: number): Verdict {
  return {
    name,
    value: many / few,
    limit: 1.5,
    of: `${show(many)} to ${show(few)} ms, ${rounds} rounds`,
  }
}

await runBench('games', benchGames)
