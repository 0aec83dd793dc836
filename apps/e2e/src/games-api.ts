import { GameCard, type GameKind } from '@doran/contract'
import { request as requests } from '@playwright/test'

/** The id of a game that everybody may play. */
export async function someGame(origin: string, kind: GameKind = 'psytest'): Promise<string> {
  const found = (await listGames(origin)).find((game) => game.kind === kind)
  return found?.id ?? ''
}

/** The id of the game of that title. */
export async function gameNamed(origin: string, title: string): Promise<string> {
  const found = (await listGames(origin)).find((game) => game.title === title)
  if (!found) throw new Error(`no game ${title}`)
  return found.id
}

async function listGames(origin: string): Promise<GameCard[]> {
  const request = await requests.newContext({ baseURL: origin })
  try {
    const answer = await request.get('/api/v1/game?limit=50')
    const { items } = await answer.json()
    return GameCard.array().min(1).parse(items)
  } finally {
    await request.dispose()
  }
}
