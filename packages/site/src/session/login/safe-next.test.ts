import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next.js'

const ORIGIN = 'https://doran.example'

describe('safeNext', () => {
  it.each([
    ['/', '/'],
    ['/me', '/me'],
    ['/doran-tales/play/0198f5a2?leaf=3#end', '/doran-tales/play/0198f5a2?leaf=3#end'],
    ['/doran-tales?q=%EB%B0%80%EC%8B%A4&genre=%EC%B6%94%EB%A6%AC', null],
    ['/notification', '/notification'],
    ['/loginx', '/loginx'],
    ['/signups', '/signups'],
    ['/apiary', '/apiary'],
  ])('keeps %s', (path, wanted) => {
    expect(safeNext(path)).toBe(wanted ?? path)
  })

  it.each([
    [null],
    [''],
    ['me'],
    ['https://evil.example'],
    ['HTTPS://evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\\/evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    [' //evil.example'],
    ['/ /evil.example'],
    ['/\u0000/evil.example'],
    ['/.//evil.example'],
    ['/x/..//evil.example'],
    ['/%2e//evil.example'],
    ['/x/%2e%2e//evil.example'],
    ['/me\r\nset-cookie: a=b'],
    ['/login'],
    ['/login?next=%2Flogin'],
    ['/login#x'],
    ['/login/'],
    ['/login/email'],
    ['/login/after?next=/me'],
    ['/%6Cogin'],
    ['/x/../login'],
    ['/LOGIN'],
    ['/signup'],
    ['/signup?ticket=1'],
    ['/api/v1/user/me'],
    ['/api'],
    [`/${'a'.repeat(1_000)}`],
  ])('refuses %j', (path) => {
    expect(safeNext(path)).toBe('/')
  })

  it('stays on the origin whatever an attacker puts together', () => {
    const parts = ['/', '\\', '.', '..', '//', 'evil.example', '@', ':', 'https:', '%2f', '%5c']
    const more = ['\t', '\n', ' ', '\u0000', '?', '#', 'login', 'me', '%2e', '\u3002', '／', '&']
    const random = mulberry32(20_261_121)
    for (let round = 0; round < 20_000; round += 1) {
      const length = 1 + Math.floor(random() * 6)
      const all = [...parts, ...more]
      const attack = Array.from({ length }, () => all[Math.floor(random() * all.length)]).join('')
      const next = safeNext(attack)
      expect([attack, new URL(next, ORIGIN).origin]).toEqual([attack, ORIGIN])
      expect([attack, /^\/(?![/\\])/.test(next)]).toEqual([attack, true])
      expect([attack, safeNext(next)]).toEqual([attack, next])
    }
  })
})

/** A small seeded generator, so that a failure comes again. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
