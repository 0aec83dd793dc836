'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { Comment, CommentReply, CommentTarget } from '@doran/contract'
import {
  useInfiniteQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
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
  const changeList = (list: string, next: Change) => changeRead(queries, keyOf(params, list), next)
  const changeAll = (next: Change) => changeRead(queries, [COMMENTS_CALL, { params }], next)
  return {
    add: (comment) => {
      const { parentId } = comment
      if (parentId === null) {
        changeList(ALL, (all) => withComment(all, comment))
      } else {
        changeList(ALL, (all) => withReply(all, parentId, comment))
        changeList(parentId, (all) => withLastReply(all, comment))
      }
    },
    change: (id, next) => changeAll((all) => withChange(all, id, next)),
    remove: (comment) => changeAll((all) => withoutComment(all, comment)),
  }
}

type Change = (all: CommentPages) => CommentPages

/** A read under way would put back the pages as they were when it began, so it is given up and begun anew. */
function changeRead(queries: QueryClient, queryKey: QueryKey, next: Change): void {
  const underWay = queries
    .getQueryCache()
    .findAll({ queryKey, predicate: ({ state }) => state.fetchStatus !== 'idle' })
    .map((query) => ({ query, meta: query.state.fetchMeta }))
  void queries.cancelQueries({ queryKey })
  queries.setQueriesData<CommentPages>({ queryKey }, (all) => all && next(all))
  for (const { query, meta } of underWay)
    // The list says what became of it.
    void query.fetch(undefined, { ...(meta && { meta }) }).catch(() => undefined)
}
