import { describe, expect, it } from 'vitest'
import { ownCookie, readCookie, readSecret } from './cookies.js'

const SECRET = 'x'.repeat(43)

describe('a cookie', () => {
  it.each([
    [null, null],
    ['', null],
    ['=;=;;', null],
    ['other=1; doran=2; doran=3', '2'],
    ['undoran=1', null],
    [' doran = a%2Fb%3D ', 'a/b='],
    ['doran="quoted"', 'quoted'],
    ['doran=%E0%A4%A', '%E0%A4%A'],
    ['doran=', ''],
  ])('of the header %j is %j', (header, value) => {
    expect(readCookie(header, 'doran')).toBe(value)
  })

  it.each([
    [SECRET, SECRET],
    ['x'.repeat(42), null],
    [`${'x'.repeat(42)}.`, null],
  ])('with %s holds the secret %j', (value, secret) => {
    expect(readSecret(`doran=${value}`, 'doran')).toBe(secret)
  })

  it('is for the whole origin, for no script, and for 400 days', () => {
    expect(ownCookie('doran', 'a/b=', 'http://localhost:3000')).toBe(
      'doran=a%2Fb%3D; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax',
    )
  })

  it('is bound to the host where the origin is https', () => {
    expect(ownCookie('doran', SECRET, 'https://doran.example')).toBe(
      `__Host-doran=${SECRET}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
  })

  it('is removed by an empty value', () => {
    expect(ownCookie('doran', '', 'http://localhost:3000')).toContain('doran=; Max-Age=0;')
  })
})
