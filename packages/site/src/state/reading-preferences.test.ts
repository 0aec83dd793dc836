import { afterEach, describe, expect, it } from 'vitest'
import { readPace, readStreamVoice } from './reading-preferences.js'

afterEach(() => localStorage.clear())

describe('reading preferences', () => {
  it('are the usual ones until chosen, and where something unknown is stored', () => {
    expect([readPace(), readStreamVoice()]).toEqual(['normal', 'sentence'])
    localStorage.setItem('doran_pace', 'warp')
    expect(readPace()).toBe('normal')
  })

  it('are what the person chose', () => {
    localStorage.setItem('doran_pace', 'instant')
    localStorage.setItem('doran_stream_voice', 'off')
    expect([readPace(), readStreamVoice()]).toEqual(['instant', 'off'])
  })
})
