import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOpenWhereLeft } from './use-open-where-left'

afterEach(cleanup)

/** How often an opened story went to its last scene. */
function open(id: string, turnCount: number): number {
  const goToLast = vi.fn()
  const { rerender } = renderHook((session) => useOpenWhereLeft(goToLast, session), {
    initialProps: { id, turnCount },
  })
  rerender({ id, turnCount: turnCount + 1 })
  cleanup()
  return goToLast.mock.calls.length
}

it('goes to the last scene of a story that is longer than a turn', () => {
  expect(open('long', 2)).toBe(1)
})

it('opens a story of one turn at its head, but not once it was open in this tab', () => {
  expect(open('short', 1)).toBe(0)
  expect(open('short', 1)).toBe(1)
  expect(open('other', 1)).toBe(0)
})
