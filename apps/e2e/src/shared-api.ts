import { randomUUID } from 'node:crypto'
import { StoryShare } from '@doran/contract'
import { request as requests } from '@playwright/test'
import { join } from './members'
import { createStoryApi } from './story-api'

/** The code of a link that somebody new made: to the first scene, or to the ending that they read to. */
export async function someShare(origin: string, kind: StoryShare['kind']): Promise<string> {
  const request = await requests.newContext({ baseURL: origin })
  try {
    await join(request, origin)
    const stories = createStoryApi(request, origin)
    const id = await stories.start()
    const last =
      kind === 'ending'
        ? await stories.readOn(id, ({ ending }) => ending !== null)
        : await stories.leaf(id)
    const clientShareId = randomUUID().replaceAll('-', '')
    const answer = await request.post(`/api/v1/tales/session/${id}/share`, {
      headers: { origin },
      data: { clientShareId, kind, turnUuid: last.id },
    })
    return StoryShare.parse(await answer.json()).code
  } finally {
    await request.dispose()
  }
}
