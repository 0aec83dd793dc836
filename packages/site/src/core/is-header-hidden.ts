import { TALES_PATH } from '@doran/contract/names'
import { matchesPattern } from '../areas/route.js'

/** The pages that bring a bar of their own, to the letter of the specification. */
export const HEADERLESS_PATHS = [
  '/',
  '/login',
  '/login/email',
  '/signup',
  '/coin/store',
  '/rune/store',
  '/pay-with-coin',
  '/library',
  '/game/create',
  '/game/edit',
  '/games/detail',
  '/about',
  '/games',
  '/decorate-my-tree',
  '/psytest',
  '/tiermaker/thumbnailer',
  '/tiermaker/community-thumbnailer',
  '/worldcup',
  '/tomato',
  '/tomato/pop',
  '/morningboard',
  '/chat',
  '/chat/redirect',
  '/chatroom',
  '/yearend',
  '/yearend/book',
  '/community',
  '/community/{id}',
  '/community/rule',
  '/play-maker-2',
  '/general/store/success',
  '/general/store/cancel',
  '/me',
  '/me/short-time-password',
  '/login/after',
  '/story/{keyword1}/{keyword2}',
] as const

/** Whether the generic header stays away. `path` is the browser's full path, base path included. */
export function isHeaderHidden(path: string): boolean {
  return (
    path.includes(`${TALES_PATH}/`) ||
    HEADERLESS_PATHS.some((pattern) => matchesPattern(pattern, path))
  )
}
