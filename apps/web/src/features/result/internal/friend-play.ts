import { tabStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'
import { isShareCode } from '../../../lib/share-code'

type FriendPlay = { gameId: string; shareCode: string }

/** Whose result led to the game, for this tab: once it is played the two are compared. */
export function rememberFriendPlay(friend: FriendPlay): void {
  tabStore.set(STORAGE_KEYS.friendPlay, JSON.stringify(friend))
}

/** The code of the friend's result that led to this game. */
export function findFriendPlay(gameId: string): string | null {
  const stored = tabStore.getJson(STORAGE_KEYS.friendPlay)
  if (typeof stored !== 'object' || stored === null) return null
  if (!('gameId' in stored) || stored.gameId !== gameId || !('shareCode' in stored)) return null
  const { shareCode } = stored
  return typeof shareCode === 'string' && isShareCode(shareCode) ? shareCode : null
}
