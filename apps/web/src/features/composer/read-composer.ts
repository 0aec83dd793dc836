import type { ApiClient } from '@doran/api-client'
import type { AttachmentRef, Post } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import { readOrNull } from '../../lib/read-or-null'
import type { ComposerAddress } from './composer-address'
import { endingTitle, resultTitle, type PickedAttachment } from './picked-attachment'

export type ComposerContent = { post: Post | null; attach: PickedAttachment | null }

const LATEST = 50

/** What the composer begins with; null where the post to edit is not there, or is somebody else's. */
export async function readComposer(
  api: ApiClient,
  { postId, attach }: ComposerAddress,
): Promise<ComposerContent | null> {
  if (postId === null)
    return { post: null, attach: attach && (await readOrNull(readAttachment(api, attach))) }
  const post = await findOnApi(api.call('GET /v1/community/post/{postId}', { params: { postId } }))
  return post?.isMine ? { post, attach: null } : null
}

async function readAttachment(
  api: ApiClient,
  ref: AttachmentRef,
): Promise<PickedAttachment | null> {
  const { type, id } = ref
  switch (type) {
    case 'game':
    case 'consensus': {
      const { title } = await api.call('GET /v1/game/{gameId}', { params: { gameId: id } })
      return { ...ref, title, isPrivate: false }
    }
    case 'theme': {
      const params = { templateUUID: id }
      const { title } = await api.call('GET /v1/tales/template/{templateUUID}', { params })
      return { ...ref, title, isPrivate: false }
    }
    case 'ending': {
      const params = { sessionUuid: id }
      const { session } = await api.call('GET /v1/tales/session/{sessionUuid}', { params })
      const { theme, ending } = session
      return ending && { ...ref, title: endingTitle({ theme, ending }), isPrivate: false }
    }
    case 'result':
      return readResult(api, ref)
  }
}

async function readResult(api: ApiClient, ref: AttachmentRef): Promise<PickedAttachment | null> {
  const query = { status: 'finished', limit: LATEST } as const
  const { items } = await api.call('GET /v1/play/my', { query })
  const card = items.find(({ id }) => id === ref.id)
  if (!card?.result) return null
  const { shareCode, game, result } = card
  const play = await api.call('GET /v1/play/share/{shareCode}', { params: { shareCode } })
  return { ...ref, title: resultTitle({ game, card: result }), isPrivate: !play.isPublic }
}
