import { GameCard } from '@doran/contract'
import { request as requests } from '@playwright/test'

/** The id of a game that everybody may play. */
export async function someGame(origin: string): Promise<string> {
  const request = await requests.newContext({ baseURL: origin })
  try {
    const answer = await request.get('/api/v1/game?limit=1')
    const { items } = await answer.json()
    return GameCard.array().min(1).parse(items)[0]?.id ?? ''
  } finally {
    await request.dispose()
  }
}
