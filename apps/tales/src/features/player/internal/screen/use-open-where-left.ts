import { useEffect, useRef } from 'react'
import { tabStore } from '@doran/browser-storage'
import type { StorySession } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'

// Removed with the drafts where somebody signs out.
const KEY = `${STORAGE_KEYS.draft}opened_stories`
const KEPT = 20

/**
 * Goes to where the reader left off. A story of at most one turn opens at its head the first time in a tab: the turn may
 * have been taken on another page, which shows the first scene in part.
 */
export function useOpenWhereLeft(
  goToLast: () => void,
  { id, turnCount }: Pick<StorySession, 'id' | 'turnCount'>,
): void {
  const isOpen = useRef(false)
  useEffect(() => {
    if (isOpen.current) return
    isOpen.current = true
    const opened = (tabStore.get(KEY) ?? '').split(' ').filter(Boolean)
    if (turnCount > 1 || opened.includes(id)) goToLast()
    tabStore.set(KEY, [id, ...opened.filter((one) => one !== id)].slice(0, KEPT).join(' '))
  }, [goToLast, id, turnCount])
}
