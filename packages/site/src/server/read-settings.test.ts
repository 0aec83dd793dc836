import { describe, expect, it } from 'vitest'
import { readSettings } from './read-settings.js'

const jar = (values: Record<string, string>) => ({
  get: (name: string) => (name in values ? { value: values[name] ?? '' } : undefined),
})

describe('readSettings', () => {
  it('is dark, full and normal for someone new or with misshapen cookies', () => {
    const usual = { theme: 'dark', motion: 'full', textSize: 'normal' }
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
    })
  })
})
