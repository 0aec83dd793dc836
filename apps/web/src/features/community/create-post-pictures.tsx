import { ApiError, type ApiClient } from '@doran/api-client'
import type { Post } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import {
  answerLinkImage,
  createDrawingLimit,
  createLinkImages,
  drawPng,
  type LinkSubject,
} from '@doran/site/link-image'
import { uuidOf } from '../../lib/address-value'
import { boardLabel } from '../../lib/community-words'
import { POST_IMAGE_SIZE, PostImage, type PostImageProps } from './internal/picture/post-image'

type Asked = {
  postId: string
  /** `{version}.png`: one of an older version leads to today's. */
  file: string
  /** As nobody: the picture is of what everybody may see. */
  api: ApiClient
  /** Who asks, where it is known. */
  address: string | undefined
}

const VERSION = /^\d{1,9}\.png$/

type PostSubject = LinkSubject & { picture: PostImageProps }

const drawPost = ({ picture }: PostSubject) => drawPng(<PostImage {...picture} />, POST_IMAGE_SIZE)

/** Answers to whoever looks at the picture of a post. No other file is drawn. */
export function createPostPictures({ now = Date.now, draw = drawPost } = {}) {
  const imageOf = createLinkImages({ draw, now })
  const mayDraw = createDrawingLimit(now)
  return ({ postId: given, file, api, address }: Asked): Promise<Response> => {
    const postId = VERSION.test(file) ? uuidOf(given) : null
    return answerLinkImage(file, async () => {
      if (!postId) return null
      return imageOf(postId, () => findSubject(api, postId), {
        address,
        mayDraw: () => mayDraw(address),
      })
    })
  }
}

async function findSubject(api: ApiClient, postId: string): Promise<PostSubject | null> {
  const read = api.call('GET /v1/community/post/{postId}', { params: { postId } })
  const post = await findOnApi(unlessDeleted(read))
  if (!post || post.isHidden) return null
  const { board, title, author, attachments, hasPoll, linkImage } = post
  const isHere = author !== null && !author.isGone
  const facts = [hasPoll && '투표', attachments.length > 0 && '함께 해 볼 것이 있어요']
  const picture = {
    board: boardLabel(board),
    title,
    author: isHere ? author.name : '탈퇴한 회원',
    facts: facts.filter(Boolean).join(' · '),
  }
  return {
    address: linkImage,
    version: JSON.stringify([linkImage, picture]),
    audience: 'until-withdrawn',
    picture,
  }
}

async function unlessDeleted(read: Promise<Post>): Promise<Post | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof ApiError && error.code === 'POST_DELETED') return null
    throw error
  }
}
