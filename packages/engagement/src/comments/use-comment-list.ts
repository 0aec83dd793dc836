'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { Comment, CommentReply, CommentTarget } from '@doran/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import {
  COMMENTS_CALL,
  withChange,
  withComment,
  withLastReply,
  withReply,
  withoutComment,
  type CommentPages,
} from './comment-pages.js'

export type CommentedThing = { targetType: CommentTarget; targetId: string }

const ALL = 'all'

const keyOf = (params: CommentedThing, list: string) => [COMMENTS_CALL, { params, list }] as const

/** The comments of a thing, or with `parentId` the replies to one of them; a page at a time. */
export function useCommentList(
  params: CommentedThing,
  { parentId = null, enabled = true }: { parentId?: string | null; enabled?: boolean } = {},
) {
  const api = useApi()
  const { retry, retryDelay } = callQuery(api, COMMENTS_CALL, { params })
  return useInfiniteQuery({
    queryKey: keyOf(params, parentId ?? ALL),
    queryFn: ({ pageParam, signal }) =>
      api.call(COMMENTS_CALL, {
        params,
        query: { ...(parentId && { parentId }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    enabled,
  })
}

export type CommentCache = {
  add: (comment: Comment) => void
  change: (id: string, change: (comment: CommentReply) => CommentReply) => void
  remove: (comment: CommentReply) => void
}

/** Changes what was read, so that one's own acts show without reading it all again. */
export function useCommentCache(params: CommentedThing): CommentCache {
  const queries = useQueryClient()
  const queryKey = [COMMENTS_CALL, { params }]
  const change = (list: string, next: (all: CommentPages) => CommentPages) =>
    queries.setQueryData<CommentPages>(keyOf(params, list), (all) => all && next(all))
  const changeAll = (next: (all: CommentPages) => CommentPages) =>
    queries.setQueriesData<CommentPages>({ queryKey }, (all) => all && next(all))
  return {
    add: (comment) => {
      const { parentId } = comment
      if (parentId === null) {
        change(ALL, (all) => withComment(all, comment))
      } else {
        change(ALL, (all) => withReply(all, parentId, comment))
        change(parentId, (all) => withLastReply(all, comment))
      }
    },
    change: (id, next) => changeAll((all) => withChange(all, id, next)),
    remove: (comment) => changeAll((all) => withoutComment(all, comment)),
  }
}
