import type { Comment, CommentReply, ReplyOf } from '@doran/contract'
import type { InfiniteData } from '@tanstack/react-query'

export const COMMENTS_CALL = 'GET /v1/comment/{targetType}/{targetId}'

export type CommentPage = ReplyOf<typeof COMMENTS_CALL>
export type CommentPages = InfiniteData<CommentPage>

type Change = (comment: CommentReply) => CommentReply

/** Each once: what was written here may come again with a later page. */
export function listComments({ pages }: CommentPages): Comment[] {
  const byId = new Map<string, Comment>()
  for (const { items } of pages)
    for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/** The newest stands first. */
export function withComment(all: CommentPages, comment: Comment): CommentPages {
  const [first, ...rest] = counted(all, 1).pages
  if (!first) return all
  return { ...all, pages: [{ ...first, items: [comment, ...first.items] }, ...rest] }
}

/** In the list of comments: below the one that it answers. */
export function withReply(all: CommentPages, parentId: string, reply: CommentReply): CommentPages {
  return mapItems(counted(all, 1), (item) =>
    item.id === parentId
      ? { ...item, replies: [...item.replies, reply], replyCount: item.replyCount + 1 }
      : item,
  )
}

/** In the list of one comment's replies: the oldest stands first. */
export function withLastReply(all: CommentPages, reply: Comment): CommentPages {
  const last = all.pages.at(-1)
  if (!last) return all
  return {
    ...all,
    pages: [...all.pages.slice(0, -1), { ...last, items: [...last.items, reply] }],
  }
}

/** A comment or a reply, wherever it stands. */
export function withChange(all: CommentPages, id: string, change: Change): CommentPages {
  return mapItems(all, (item) => ({
    ...item,
    ...(item.id === id && change(item)),
    replies: item.replies.map((reply) => (reply.id === id ? change(reply) : reply)),
  }))
}

/** What was answered stays as an empty place above its answers. */
export function withoutComment(
  all: CommentPages,
  { id, parentId }: Pick<CommentReply, 'id' | 'parentId'>,
): CommentPages {
  const without = mapItems(counted(all, -1), (item) =>
    item.id === parentId
      ? {
          ...item,
          replies: item.replies.filter((reply) => reply.id !== id),
          replyCount: item.replyCount - 1,
        }
      : item,
  )
  return {
    ...without,
    pages: without.pages.map((page) => ({
      ...page,
      items: page.items.flatMap((item) =>
        item.id === id ? (item.replyCount > 0 ? [{ ...item, ...DELETED }] : []) : [item],
      ),
    })),
  }
}

const DELETED = { author: null, body: '', isDeleted: true, isMine: false, editableUntil: null }

function mapItems(all: CommentPages, change: (item: Comment) => Comment): CommentPages {
  return { ...all, pages: all.pages.map((page) => ({ ...page, items: page.items.map(change) })) }
}

function counted(all: CommentPages, by: number): CommentPages {
  return {
    ...all,
    pages: all.pages.map((page) => ({ ...page, count: Math.max(0, page.count + by) })),
  }
}
