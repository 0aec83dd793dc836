import { useSyncExternalStore } from 'react'
import { findFriendPlay } from '../friend-play'

/** The friend's result that led here; known to the browser alone. */
export function useFriendPlay(gameId: string): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => findFriendPlay(gameId),
    () => null,
  )
}

const neverChanges = () => () => undefined
