'use client'

import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { StorySessionCard } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { announce } from '@doran/ui'
import { useRouter } from 'next/navigation'

const UNDO = '되돌리기'
const UNDO_MS = 8_000
const UNDONE = '되돌렸어요.'

/** What is done to a story next takes the place of what was told of it. */
const toastOf = (id: string) => `story-${id}`

type Listed = { remove: (id: string) => void; putBack: (story: StorySessionCard) => void }

/** What takes a story off its shelf at once, and can be taken back. */
export function useStoryActs({ remove, putBack }: Listed) {
  const api = useApi()
  const router = useRouter()
  const toaster = useToaster()
  const { run } = useAct()

  const tell = ({ id }: StorySessionCard, message: string, undo: () => void) => {
    toaster.show({
      id: toastOf(id),
      kind: 'success',
      message,
      autoCloseMs: UNDO_MS,
      action: { label: UNDO, onClick: undo },
    })
    // What else the page shows of it.
    router.refresh()
  }
  /** Takes it off the shelf; it comes back where the call failed, unless it is gone anyway. */
  const take = (story: StorySessionCard, act: () => Promise<void>) => {
    remove(story.id)
    return run(act, {
      onFailure: (error) => {
        const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
        if (!isGone) putBack(story)
        return isGone
      },
    })
  }
  const bringBack = (act: () => Promise<StorySessionCard>) =>
    run(
      async () => {
        putBack(await act())
        announce(UNDONE)
        router.refresh()
      },
      { canRepeat: true },
    )

  const restored = ({ id }: StorySessionCard) =>
    api.call('POST /v1/tales/session/{sessionUuid}/restore', { params: { sessionUuid: id } })

  const erase = (story: StorySessionCard) =>
    take(story, async () => {
      await api.call('DELETE /v1/tales/session/{sessionUuid}', {
        params: { sessionUuid: story.id },
      })
      tell(
        story,
        story.ending ? '지웠어요. 이 이야기의 결말도 결말 모음에서 빠져요.' : '지웠어요.',
        () => void bringBack(() => restored(story)),
      )
    })

  const restore = (story: StorySessionCard) =>
    take(story, async () => {
      await restored(story)
      toaster.show({
        id: toastOf(story.id),
        kind: 'success',
        message: '되살렸어요.',
        action: {
          label: '이어서 읽기',
          onClick: () => router.push(`/play/${story.id}`),
        },
      })
      router.refresh()
    })

  const archive = (story: StorySessionCard, isArchived: boolean) => {
    const put = (wanted: boolean) =>
      api.call('PATCH /v1/tales/session/{sessionUuid}', {
        params: { sessionUuid: story.id },
        body: { isArchived: wanted },
      })
    const undo = async () => {
      await put(!isArchived)
      return story
    }
    return take(story, async () => {
      await put(isArchived)
      tell(story, isArchived ? '보관했어요.' : '목록으로 꺼냈어요.', () => void bringBack(undo))
    })
  }
  return { erase, archive, restore }
}
