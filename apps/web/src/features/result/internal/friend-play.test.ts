import { STORAGE_KEYS } from '@doran/contract/names'
import { afterEach, expect, it } from 'vitest'
import { findFriendPlay, rememberFriendPlay } from './friend-play'

afterEach(() => sessionStorage.clear())

it('keeps the friend whose link led to a game, for that game alone', () => {
  rememberFriendPlay({ gameId: 'g1', shareCode: 'AbcdEfgh12' })
  expect(findFriendPlay('g1')).toBe('AbcdEfgh12')
  expect(findFriendPlay('g2')).toBeNull()
})

it.each(['', 'null', '[]', '{"gameId":"g1"}', '{"gameId":"g1","shareCode":"javascript:"}'])(
  'takes no friend from %s',
  (stored) => {
    sessionStorage.setItem(STORAGE_KEYS.friendPlay, stored)
    expect(findFriendPlay('g1')).toBeNull()
  },
)
