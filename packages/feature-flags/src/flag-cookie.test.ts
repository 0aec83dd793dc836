import { afterEach, describe, expect, it, vi } from 'vitest'
import { readFlags, writeFlags } from './flag-cookie.js'

const jar = (value?: string) => ({
  get: (name: string) =>
    name === 'doran_feature_flags' && value !== undefined ? { value } : undefined,
})

describe('readFlags', () => {
  it("reads a server's cookie jar", () => {
    expect(readFlags(jar('NEW_NAVIGATION'))).toEqual(['NEW_NAVIGATION'])
    expect(readFlags(jar('x,'.repeat(4096)))).toEqual([])
    expect(readFlags(jar())).toEqual([])
  })

  it.each([
    'doran_feature_flags=NEW_NAVIGATION',
    'doran_theme=light; doran_feature_flags=NEW_NAVIGATION; a=b',
    'a=b;doran_feature_flags=NEW_NAVIGATION',
  ])('finds the cookie in %j', (header) => {
    expect(readFlags(header)).toEqual(['NEW_NAVIGATION'])
  })

  it.each([
    '',
    'xdoran_feature_flags=NEW_NAVIGATION',
    'a=doran_feature_flags=NEW_NAVIGATION',
    'doran_feature_flags2=NEW_NAVIGATION',
    'doran_feature_flags=; NEW_NAVIGATION',
  ])('takes nothing else for it: %j', (header) => {
    expect(readFlags(header)).toEqual([])
  })
})

describe('writeFlags', () => {
  const writeAt = (protocol: string, ...parameters: Parameters<typeof writeFlags>) => {
    vi.stubGlobal('location', { protocol })
    const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue()
    writeFlags(...parameters)
    return written.mock.calls.map(([line]) => line)
  }
  afterEach(() => vi.unstubAllGlobals())

  it('keeps bare commas for 365 days on every path', () => {
    expect(writeAt('http:', ['PAYOUT_DASHBOARD_BANNER', 'NEW_NAVIGATION'])).toEqual([
      'doran_feature_flags=NEW_NAVIGATION,PAYOUT_DASHBOARD_BANNER; Path=/; Max-Age=31536000; SameSite=Lax',
    ])
  })

  it('is for secure lines alone where the page came by one', () => {
    expect(writeAt('https:', ['NEW_NAVIGATION'])).toEqual([
      'doran_feature_flags=NEW_NAVIGATION; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ])
  })

  it('deletes the cookie when none is chosen', () => {
    writeFlags(['NEW_NAVIGATION'])
    expect(document.cookie).toContain('doran_feature_flags=NEW_NAVIGATION')
    writeFlags([])
    expect(document.cookie).not.toContain('doran_feature_flags')
  })
})
