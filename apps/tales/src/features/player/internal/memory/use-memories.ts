import { useApi } from '@doran/api-client/react'
import type { MemoryKind, StoryMemory } from '@doran/contract'
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'

type MemoryPage = { items: StoryMemory[]; nextCursor: string | null }
type Pages = InfiniteData<MemoryPage>

const CALL = 'GET /v1/tales/session/{sessionUuid}/memory'

type MemoriesOf = {
  sessionUuid: string
  /** What a story remembers goes with where it stands. */
  leafTurnId: string
  /** Null: of every kind. */
  kind: MemoryKind | null
}

/** What a story remembers, page by page, and what can be changed about it. */
export function useMemories({ sessionUuid, leafTurnId, kind }: MemoriesOf) {
  const api = useApi()
  const queries = useQueryClient()
  const reading = useInfiniteQuery({
    queryKey: [CALL, sessionUuid, leafTurnId, kind],
    queryFn: ({ pageParam, signal }) =>
      api.call(CALL, {
        params: { sessionUuid },
        query: { ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: false,
  })

  const ofStory = { queryKey: [CALL, sessionUuid] }
  const changeItems = (change: (items: StoryMemory[]) => StoryMemory[]) =>
    queries.setQueriesData<Pages>(
      ofStory,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
        },
    )
  const put = (memory: StoryMemory) =>
    changeItems((items) => items.map((item) => (item.id === memory.id ? memory : item)))
  const refresh = () => queries.invalidateQueries(ofStory)

  return {
    reading,
    memories: reading.data?.pages.flatMap(({ items }) => items),
    // Read here: the query tells a sheet that is still being loaded only of what was read of it.
    hasFailed: reading.isError && !reading.data,
    refresh,
    /** It stays where it is, whatever its pin; the list is in order again once it is opened anew. */
    async change({ id }: StoryMemory, change: { text?: string; isPinned?: boolean }) {
      put(
        await api.call('PATCH /v1/tales/memory/{memoryUuid}', {
          params: { memoryUuid: id },
          body: change,
        }),
      )
    },
    async forget({ id }: StoryMemory) {
      await api.call('DELETE /v1/tales/memory/{memoryUuid}', { params: { memoryUuid: id } })
      changeItems((items) => items.filter((item) => item.id !== id))
    },
    async restore({ id }: StoryMemory) {
      await api.call('POST /v1/tales/memory/{memoryUuid}/restore', { params: { memoryUuid: id } })
      await refresh()
    },
  }
}

export type Memories = ReturnType<typeof useMemories>
