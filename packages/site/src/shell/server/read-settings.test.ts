import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.js'

const jar = (values: Record<string, string>) => ({
  get: (name: string) => (name in values ? { value: values[name] ?? '' } : undefined),
})

describe('readSettings', () => {
  it('is dark, full and normal for someone new or with misshapen cookies', () => {
    const usual = {
      theme: 'dark',
      motion: 'full',
      textSize: 'normal',
      isLoggedIn: false,
      flags: [],
    }
    expect(readSettings(jar({}))).toEqual(usual)
    expect(
      readSettings(jar({ doran_theme: '"><script>', doran_motion: '', doran_text_size: 'huge' })),
    ).toEqual(usual)
  })

  it('reads what was chosen', () => {
    const chosen = { doran_theme: 'light', doran_motion: 'reduce', doran_text_size: 'larger' }
    expect(readSettings(jar(chosen))).toEqual({
      theme: 'light',
      motion: 'reduce',
      textSize: 'larger',
      isLoggedIn: false,
      flags: [],
    })
  })

  it('takes flags of the catalogue and nothing else that a cookie names', () => {
    const flagsOf = (value: string) => readSettings(jar({ doran_feature_flags: value })).flags
    expect(flagsOf('admin,NEW_NAVIGATION,NEW_NAVIGATION')).toEqual(['NEW_NAVIGATION'])
    expect(flagsOf('%,__proto__,'.repeat(700))).toEqual([])
  })

  it.each(['doran_session', '__Host-doran_session'])('takes %s for a sign-in', (name) => {
    expect(readSettings(jar({ [name]: 'token' })).isLoggedIn).toBe(true)
    expect(readSettings(jar({ [name]: '' })).isLoggedIn).toBe(false)
  })
})
