import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown } from './countdown.js'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const inSeconds = (seconds: number) => Date.now() + seconds * 1000

it('counts in minutes and seconds', () => {
  render(<Countdown untilMs={inSeconds(151)} />)
  const timer = screen.getByRole('timer')
  expect(timer.textContent).toBe('2분 31초 남았어요')
  pass(31_000)
  expect(timer.textContent).toBe('2분 남았어요')
  pass(75_000)
  expect(timer.textContent).toBe('45초 남았어요')
})

it('speaks at few moments, not when it appears', () => {
  render(<Countdown untilMs={inSeconds(45)} words={(time) => `${time} 뒤에 돼요.`} />)
  const spoken = screen.getByRole('status')
  const heard = new Set([spoken.textContent])
  for (let second = 0; second < 46; second += 1) {
    pass(1000)
    heard.add(spoken.textContent)
  }
  expect([...heard]).toEqual(['', '30초 뒤에 돼요.', '10초 뒤에 돼요.', '시간이 지났어요.'])
})

it('ends once, also when the clock leaps over the end', () => {
  const onEnd = vi.fn()
  const untilMs = inSeconds(20)
  const { rerender } = render(<Countdown untilMs={untilMs} onEnd={() => onEnd()} />)
  vi.setSystemTime(Date.now() + 600_000)
  pass(5000)
  rerender(<Countdown untilMs={untilMs} onEnd={() => onEnd()} />)
  expect(screen.getByRole('timer').textContent).toBe('시간이 지났어요.')
  expect(onEnd).toHaveBeenCalledOnce()
})

it('draws no time on the server, whose clock is another, and no style', () => {
  const html = renderToString(<Countdown untilMs={inSeconds(90)} totalMs={180_000} />)
  expect(html).not.toContain('분')
  expect(html).not.toContain('style=')
})
