import { useCallback, useEffect, useRef } from 'react'
import { STORAGE_KEYS } from '@doran/contract/names'
import { usePace, useStoredChoice, type StoredChoice } from '@doran/site/core'
import { useToaster } from '@doran/site/session'
import { canSkipPacing, type StoryReader } from '@doran/story-reader'

const SKIPS: StoredChoice<'0' | '1' | '2' | 'offered'> = {
  key: STORAGE_KEYS.pacingOffer,
  values: ['0', '1', '2', 'offered'],
}
const NEXT = { '0': '1', '1': '2', '2': 'offered', offered: 'offered' } as const

const TOAST_ID = 'pacing-offer'
const OFFERED_MS = 12_000

/** Has the rest of a turn shown at once. Who asks for it in three turns is offered the setting that always does. */
export function useSkipPacing(reader: StoryReader): () => void {
  const toaster = useToaster()
  const [pace, setPace] = usePace()
  const [skips, setSkips] = useStoredChoice(SKIPS)
  const countedTurnId = useRef('')
  // It is about the story, and would lie over what leads back to it.
  useEffect(() => () => toaster.hide(TOAST_ID), [toaster])
  return useCallback(() => {
    const { phase } = reader.getState()
    void reader.skipPacing()
    if (!canSkipPacing(phase) || phase.turn.id === countedTurnId.current) return
    countedTurnId.current = phase.turn.id
    if (skips === 'offered' || pace === 'instant') return
    setSkips(NEXT[skips])
    if (NEXT[skips] !== 'offered') return
    const accept = () => {
      setPace('instant')
      toaster.show({ message: '다음 장면부터 한 번에 보여요. 읽기 설정에서 바꿀 수 있어요.' })
    }
    toaster.show({
      id: TOAST_ID,
      message: '앞으로 장면을 한 번에 볼까요?',
      autoCloseMs: OFFERED_MS,
      action: { label: '한 번에 보기', onClick: accept },
    })
  }, [reader, toaster, pace, setPace, skips, setSkips])
}
