import { describe, expect, it } from 'vitest'
import { isHeaderHidden } from './is-header-hidden.js'

// Copied from the specification's list by hand, so that a slip in the code's list shows.
const LISTED =
  `/, /login, /login/email, /signup, /coin/store, /rune/store, /pay-with-coin, /library,
/game/create, /game/edit, /games/detail, /about, /games, /decorate-my-tree, /psytest,
/tiermaker/thumbnailer, /tiermaker/community-thumbnailer, /worldcup, /tomato, /tomato/pop, /morningboard,
/chat, /chat/redirect, /chatroom, /yearend, /yearend/book, /community, /community/rule, /play-maker-2,
/general/store/success, /general/store/cancel, /me, /me/short-time-password, /login/after`
    .split(',')
    .map((path) => path.trim())

describe('isHeaderHidden', () => {
  it.each(LISTED)('hides the header on the listed path %s', (path) => {
    expect(isHeaderHidden(path)).toBe(true)
  })

  it.each(['/community/42', '/community/019a5c3e', '/story/추리/밀실', '/story/%EC%B6%94/x'])(
    'hides it on %s, which fits a listed pattern',
    (path) => expect(isHeaderHidden(path)).toBe(true),
  )

  it.each([
    '/doran-tales/',
    '/doran-tales/theme/019a',
    '/doran-tales/play/019a',
    '/doran-tales/no/such/page',
    '/elsewhere/doran-tales/x',
  ])('hides it on %s, which contains the tales prefix and a slash', (path) => {
    expect(isHeaderHidden(path)).toBe(true)
  })

  it.each([
    '/doran-tales',
    '/doran-talesx',
    '/terms',
    '/privacy',
    '/notice',
    '/search',
    '/notification',
    '/no-such-page',
    '/login/other',
    '/games/other',
    '/community/42/edit',
    '/community/',
    '/story/추리',
    '/story/추리/',
    '/story/a/b/c',
    '/me/other',
    '/LOGIN',
  ])('shows it on %s', (path) => {
    expect(isHeaderHidden(path)).toBe(false)
  })
})
