import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFocusKept } from './use-focus-kept'

function Page({ isThere }: { isThere: boolean }) {
  useFocusKept(isThere)
  return (
    <main id="main" tabIndex={-1}>
      {isThere && <button type="button">봉하기</button>}
      <button type="button">저장</button>
    </main>
  )
}

describe('focus', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
  const later = () => act(() => void vi.advanceTimersByTime(1_000))

  it('goes to the main part as the button that had it goes', () => {
    const { rerender } = render(<Page isThere />)
    screen.getByRole('button', { name: '봉하기' }).focus()
    rerender(<Page isThere={false} />)
    expect(document.activeElement).toBe(document.body)
    later()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('stays with another button', () => {
    const { rerender } = render(<Page isThere />)
    const save = screen.getByRole('button', { name: '저장' })
    save.focus()
    rerender(<Page isThere={false} />)
    later()
    expect(document.activeElement).toBe(save)
  })

  it('is not taken as a page opens', () => {
    render(<Page isThere={false} />)
    later()
    expect(document.activeElement).toBe(document.body)
  })
})
