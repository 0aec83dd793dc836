import type { Product } from '../harness/bench-product.js'
import { percentile } from '../harness/figures.js'
import { openConnection, requestBytes } from '../harness/http-connection.js'
import type { GamesGround } from './seed-games.js'

export const HUB_PATHS = ['/v1/game/hub', '/v1/game', '/v1/game?sort=top']

export const detailPaths = (gameId: string) => [
  `/v1/game/${gameId}`,
  `/v1/game/${gameId}/stat`,
  `/v1/game/${gameId}/mine`,
  `/v1/engagement/game/${gameId}`,
  `/v1/comment/game/${gameId}`,
]

export const consensusPaths = (gameId: string) => [
  `/v1/game/${gameId}/consensus`,
  `/v1/game/${gameId}/consensus?period=week`,
]

/** Asks for what pages ask for, the pages by turns; answers the median of each, in milliseconds. */
export async function measurePages(
  { api }: Product,
  { headers }: Pick<GamesGround, 'headers'>,
  { pages, rounds }: { pages: readonly (readonly string[])[]; rounds: number },
): Promise<number[]> {
  const connection = await openConnection(api.port)
  const open = async (paths: readonly string[]): Promise<number> => {
    const startedAt = performance.now()
    for (const path of paths) {
      const asked = requestBytes(api.port, { method: 'GET', path, headers, body: '' })
      const status = await connection.exchange(asked)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
    return performance.now() - startedAt
  }
  const times = pages.map((): number[] => [])
  for (let round = -20; round < rounds; round += 1) {
    for (const [at, paths] of pages.entries()) {
      const ms = await open(paths)
      if (round >= 0) times[at]?.push(ms)
    }
  }
  connection.close()
  return times.map((each) => percentile(each, 0.5))
}
