import { FoundCharacter } from '@doran/contract'
import { request as requests } from '@playwright/test'

/** The id of somebody whom everybody may know. */
export async function someCharacter(origin: string): Promise<string> {
  const request = await requests.newContext({ baseURL: origin })
  try {
    const answer = await request.get('/api/v1/tales/character')
    const { items } = await answer.json()
    return FoundCharacter.array().min(1).parse(items)[0]?.id ?? ''
  } finally {
    await request.dispose()
  }
}
