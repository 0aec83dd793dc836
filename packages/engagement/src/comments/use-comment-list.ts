'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { Comment, CommentReply, CommentSort, CommentTarget } from '@doran/contract'
import {
  keepPreviousData,
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

export const COMMENT_SORTS = ['new', 'liked'] as const satisfies CommentSort[]

/** Of one list: a sort of the comments, or the id of the comment whose replies it has. */
const keyOf = (params: CommentedThing, list: string) => [COMMENTS_CALL, { params, list }] as const

type ListChoice = { sort?: CommentSort; parentId?: string | null; enabled?: boolean }

/**
 * The comments of a thing, or with `parentId` the replies to one of them; a page at a time. Comments in another order
 * take the place of those that are shown once they have come.
 */
export function useCommentList(
  params: CommentedThing,
  { sort = 'new', parentId = null, enabled = true }: ListChoice = {},
) {
  const api = useApi()
  const { retry, retryDelay } = callQuery(api, COMMENTS_CALL, { params })
  return useInfiniteQuery({
    queryKey: keyOf(params, parentId ?? sort),
    queryFn: ({ pageParam, signal }) =>
      api.call(COMMENTS_CALL, {
        params,
        query: {
          ...(parentId ? { parentId } : { sort }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    placeholderData: keepPreviousData,
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
  const changeComments = (next: Change) => COMMENT_SORTS.forEach((sort) => changeList(sort, next))
  const changeAll = (next: Change) => changeRead(queries, [COMMENTS_CALL, { params }], next)
  return {
    add: (comment) => {
      const { parentId } = comment
      if (parentId === null) {
        changeComments((all) => withComment(all, comment))
      } else {
        changeComments((all) => withReply(all, parentId, comment))
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
