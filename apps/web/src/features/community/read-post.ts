import { ApiError, type ApiClient } from '@doran/api-client'
import type { Attachment, Engagement, Post, ReplyOf } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import { readOrNull } from '../../lib/read-or-null'

/** A post; `deleted` where its author took it back, null where there is none, or none to be seen. */
export async function readPost(api: ApiClient, postId: string): Promise<Post | 'deleted' | null> {
  try {
    return await findOnApi(api.call('GET /v1/community/post/{postId}', { params: { postId } }))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'POST_DELETED') return 'deleted'
    throw error
  }
}

/** What the reader has of the attached games: the share code of their last result, by the game's id. */
export type OwnResults = Readonly<Record<string, string>>

export type AroundPost = { engagement: Engagement | null; own: OwnResults }

/** What stands on a post's page beside the post. What cannot be read leaves the rest as it is. */
export async function readAroundPost(api: ApiClient, post: Post): Promise<AroundPost> {
  const games = [...new Set(post.attached.flatMap(gameIdOf))]
  const [engagement, ...mine] = await Promise.all([
    readOrNull(
      api.call('GET /v1/engagement/{targetType}/{targetId}', {
        params: { targetType: 'post', targetId: post.id },
      }),
    ),
    ...games.map((gameId) =>
      readOrNull(api.call('GET /v1/game/{gameId}/mine', { params: { gameId } })),
    ),
  ])
  return { engagement, own: Object.fromEntries(games.flatMap((id, at) => ownOf(id, mine[at]))) }
}

type Mine = ReplyOf<'GET /v1/game/{gameId}/mine'>

function ownOf(gameId: string, mine: Mine | null | undefined): [string, string][] {
  return mine?.finished ? [[gameId, mine.finished.shareCode]] : []
}

function gameIdOf(attached: Attachment): string[] {
  if (attached.type === 'result') return [attached.play.game.id]
  return attached.type === 'game' || attached.type === 'consensus' ? [attached.game.id] : []
}
