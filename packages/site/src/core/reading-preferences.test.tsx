import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PaceChoice } from './reading-choices.js'
import { readPace, readStreamVoice } from './reading-preferences.js'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
})

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap(({ checked, value }) => (checked ? [value] : []))

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

  it('agree wherever they are shown, in another tab too', () => {
    render(
      <>
        <PaceChoice />
        <PaceChoice />
      </>,
    )
    expect(chosen()).toEqual(['normal', 'normal'])
    fireEvent.click(screen.getAllByRole('radio', { name: '빠르게' })[0] ?? document.body)
    expect(chosen()).toEqual(['fast', 'fast'])
    localStorage.setItem('doran_pace', 'calm')
    fireEvent(window, new StorageEvent('storage', { key: 'doran_pace', newValue: 'calm' }))
    expect(chosen()).toEqual(['calm', 'calm'])
  })

  it('live as long as the page where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    render(<PaceChoice />)
    fireEvent.click(screen.getByRole('radio', { name: '한 번에' }))
    expect(chosen()).toEqual(['instant'])
    expect(readPace()).toBe('instant')
    vi.restoreAllMocks()
    fireEvent.click(screen.getByRole('radio', { name: '보통' }))
    expect(readPace()).toBe('normal')
  })
})
