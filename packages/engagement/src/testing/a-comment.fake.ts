import type { Comment, CommentReply } from '@doran/contract'
import type { CommentPage } from '../comments/comment-pages.js'

export const AUTHOR = {
  id: 'p2',
  name: '달빛',
  profileImage: null,
  frame: null,
  isGone: false,
  isOfficial: false,
}

export function aReply(over: Partial<CommentReply> = {}): CommentReply {
  return {
    id: 'r1',
    parentId: 'c1',
    author: AUTHOR,
    replyTo: null,
    body: '저도요',
    isDeleted: false,
    isMine: false,
    isByMaker: false,
    likes: 0,
    isLiked: false,
    createdAt: '2026-11-21T00:00:00.000Z',
    editedAt: null,
    editableUntil: null,
    ...over,
  }
}

export function aComment(over: Partial<Comment> = {}): Comment {
  const own = { id: 'c1', parentId: null, body: '나는 등대래요' }
  return { ...aReply(own), replies: [], replyCount: 0, ...over }
}

export function aPage(items: Comment[], over: Partial<CommentPage> = {}): CommentPage {
  return { access: 'open', count: items.length, items, nextCursor: null, ...over }
}
