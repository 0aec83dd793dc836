import { describe, expect, it } from 'vitest'
import { findRoute, isImmersive, routes } from './routes.js'

describe('routes', () => {
  it('builds full browser paths', () => {
    expect(routes.home.path()).toBe('/')
    expect(routes.loginAfter.path()).toBe('/login/after')
    expect(routes.tales.path()).toBe('/doran-tales')
    expect(routes.theme.path({ id: 'a1' })).toBe('/doran-tales/theme/a1')
    expect(routes.play.path({ id: 'b2' })).toBe('/doran-tales/play/b2')
  })

  it('keeps a parameter inside its own segment', () => {
    expect(routes.play.path({ id: '../me?x#y' })).toBe('/doran-tales/play/..%2Fme%3Fx%23y')
    expect(routes.theme.path({ id: '$&' })).toBe('/doran-tales/theme/%24%26')
  })

  it('finds the page of a path and none where there is none', () => {
    expect(findRoute('/')).toBe('home')
    expect(findRoute('/doran-tales')).toBe('tales')
    expect(findRoute('/doran-tales/theme/a1')).toBe('theme')
    expect(findRoute('/doran-tales/theme/')).toBeNull()
    expect(findRoute('/doran-tales/theme/a1/more')).toBeNull()
    expect(findRoute('/games/detail')).toBe('gameDetail')
    expect(findRoute('/games/nowhere')).toBeNull()
  })

  it('knows players from other pages', () => {
    expect(isImmersive('/doran-tales/play/b2')).toBe(true)
    expect(isImmersive('/doran-tales/theme/b2')).toBe(false)
    expect(isImmersive('/nowhere')).toBe(false)
  })

  it('knows a page that is a player only while its query says so', () => {
    expect(isImmersive('/psytest')).toBe(false)
    expect(isImmersive('/psytest', new URLSearchParams('mood=short'))).toBe(false)
    expect(isImmersive('/psytest', new URLSearchParams('id=a1'))).toBe(true)
    expect(isImmersive('/games/detail', new URLSearchParams('id=a1'))).toBe(false)
    expect(isImmersive('/games/detail', new URLSearchParams('id=a1&go=1'))).toBe(true)
    expect(isImmersive('/games', new URLSearchParams('id=a1'))).toBe(false)
  })
})
