import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.js'

const jar = (values: Record<string, string>) => ({
  get: (name: string) => (name in values ? { value: values[name] ?? '' } : undefined),
})

describe('readSettings', () => {
  it('is dark, full and normal for someone new or with misshapen cookies', () => {
    const usual = { theme: 'dark', motion: 'full', textSize: 'normal', isLoggedIn: false }
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
    })
  })

  it.each(['doran_session', '__Host-doran_session'])('takes %s for a sign-in', (name) => {
    expect(readSettings(jar({ [name]: 'token' })).isLoggedIn).toBe(true)
    expect(readSettings(jar({ [name]: '' })).isLoggedIn).toBe(false)
  })
})
