import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useToaster } from '@doran/site/session'
import type { StoryReader } from '@doran/story-reader'

const TOAST_ID = 'undone-turn'

/** Undoes the last turn, says so, and offers to bring it back until the story stands elsewhere. */
export function useUndo(reader: StoryReader): () => void {
  const toaster = useToaster()
  const isSending = useSyncExternalStore(
    reader.subscribe,
    () => reader.getState().phase.name === 'sending',
    () => false,
  )
  const leafId = useSyncExternalStore(
    reader.subscribe,
    () => reader.getState().session.leafTurnId,
    () => null,
  )
  const undoneTo = useRef<string | null>(null)
  useEffect(() => {
    if (isSending || (undoneTo.current !== null && undoneTo.current !== leafId)) {
      toaster.hide(TOAST_ID)
      undoneTo.current = null
    }
  }, [isSending, leafId, toaster])
  useEffect(() => () => toaster.hide(TOAST_ID), [toaster])
  return useCallback(() => {
    void reader.undo().then((turnId) => {
      if (turnId === null) return
      undoneTo.current = reader.getState().session.leafTurnId
      toaster.show({
        id: TOAST_ID,
        message: '마지막 장면을 되돌렸어요.',
        autoCloseMs: null,
        // Below, it would cover the choices and what has the focus.
        position: 'top-center',
        action: { label: '되돌리기 취소', onClick: () => void reader.redo(turnId) },
      })
    })
  }, [reader, toaster])
}
