import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StepHeading } from './step-heading.js'
import { useHistorySteps } from './use-history-steps.js'

const STEPS = ['one', 'two', 'three'] as const

beforeEach(() => {
  window.history.replaceState(null, '', '/form')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(cleanup)

function open(isDone = true) {
  const { result } = renderHook(() =>
    useHistorySteps({
      steps: STEPS,
      first: 'one',
      reachable: (wanted) => (isDone ? wanted : 'one'),
    }),
  )
  const pop = (state: unknown) =>
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })))
  return { now: () => result.current, pop }
}

describe('steps', () => {
  it('are entries of the browser’s history', () => {
    const { now, pop } = open()
    expect([now().step, now().hasMoved]).toEqual(['one', false])
    expect(window.history.state).toEqual({ step: 'one' })
    act(() => now().goTo('two', '/form?step=two'))
    expect([now().step, now().hasMoved, window.location.search]).toEqual(['two', true, '?step=two'])
    pop({ step: 'one' })
    expect(now().step).toBe('one')
    pop(null)
    expect(now().step).toBe('one')
  })

  it('show another step in place of one that cannot be reached', () => {
    const { now, pop } = open(false)
    pop({ step: 'three' })
    expect(now().step).toBe('one')
  })

  it('start at their top on the way back too', async () => {
    const { pop } = open()
    pop({ step: 'two' })
    await vi.waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 0))
  })

  it('give a step another address without a new entry', () => {
    const { now } = open()
    act(() => now().goTo('two'))
    const { length } = window.history
    act(() => now().replaceAddress('/form?ticket=1'))
    expect([window.history.length, window.location.search]).toEqual([length, '?ticket=1'])
    expect(window.history.state).toEqual({ step: 'two' })
  })
})

it('the heading of a next step takes the focus, that of the first does not', () => {
  const { rerender } = render(<StepHeading isNext={false}>처음</StepHeading>)
  expect(document.activeElement).toBe(document.body)
  rerender(
    <StepHeading key="next" isNext level={1}>
      다음
    </StepHeading>,
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '다음' }))
})
