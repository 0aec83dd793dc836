import type { ApiClient } from '@doran/api-client'
import type { ReplyOf, SharedStory } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import { unlessRated, type RatingRefusal } from '../../lib/unless-rated'

export type SharedScenes = ReplyOf<'GET /v1/tales/share/{code}/turn'>

/** What a link leads to; null where it leads nowhere, or to another kind of page. */
export async function readShared(
  api: ApiClient,
  code: string,
  kind: SharedStory['kind'],
): Promise<SharedStory | RatingRefusal | null> {
  const shared = await findOnApi(
    unlessRated(api.call('GET /v1/tales/share/{code}', { params: { code } })),
  )
  return typeof shared === 'string' || shared?.kind === kind ? shared : null
}

/** Its scenes from a place on; null where it is gone since, or the place is none. */
export async function readScenes(
  api: ApiClient,
  code: string,
  cursor: string | null,
): Promise<SharedScenes | null> {
  return findOnApi(
    api.call('GET /v1/tales/share/{code}/turn', {
      params: { code },
      query: cursor === null ? {} : { cursor },
    }),
  )
}

/** Whether the person reached an ending themselves: then it gives nothing away. */
export async function hasReached(api: ApiClient, { theme, ending }: SharedStory): Promise<boolean> {
  const { endings } = await api.call('GET /v1/tales/template/{templateUUID}/mine', {
    params: { templateUUID: theme.id },
  })
  return endings.some(({ key }) => key === ending?.key)
}
