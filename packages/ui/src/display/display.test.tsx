import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { announce } from '../a11y/announcement.js'
import { PoliteAnnouncer } from '../a11y/polite-announcer.js'
import { SkipLink } from '../a11y/skip-link.js'
import { Mascot } from '../brand/mascot.js'
import { Wordmark } from '../brand/wordmark.js'
import { Card } from './card.js'
import { ErrorState, NotFoundState } from './error-state.js'
import { GaugeChip } from './gauge-chip.js'
import { SlowNotice } from './slow-notice.js'

it('says a gauge change in words beside the arrow', () => {
  const { container, rerender } = render(<GaugeChip label="단서" value={1234} change={3} />)
  expect(container.textContent).toBe('단서 1,234 ▲33 올랐어요')
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('▲3')
  rerender(<GaugeChip label="의심" value={4} change={-2} />)
  expect(container.textContent).toBe('의심 4 ▼22 내렸어요')
  rerender(<GaugeChip label="의심" value={4} />)
  expect(container.textContent).toBe('의심 4')
})

it('mirrors the small corner for what is mine', () => {
  const { container, rerender } = render(<Card as="li">남의 말</Card>)
  expect(container.firstElementChild?.tagName).toBe('LI')
  expect(container.firstElementChild?.className).toContain('corner-card')
  rerender(<Card isMine>내 말</Card>)
  expect(container.firstElementChild?.className).toContain('corner-mine')
})

it('shows the number a person can quote', () => {
  render(<ErrorState title="저희 쪽에 문제가 생겼어요." requestId="req-7" />)
  expect(screen.getByText('문의 번호 req-7')).toBeTruthy()
})

it('offers home and back when a page is not found', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  render(<NotFoundState />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('이 페이지를 찾지 못했어요.')
  expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/')
  fireEvent.click(screen.getByRole('button', { name: '이전으로' }))
  expect(back).toHaveBeenCalledOnce()
})

it('speaks of a long wait only after eight seconds', () => {
  vi.useFakeTimers()
  const onRetry = vi.fn()
  render(<SlowNotice onRetry={onRetry} />)
  act(() => void vi.advanceTimersByTime(7999))
  expect(screen.queryByRole('button')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(onRetry).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('announces politely, the same words twice as well', () => {
  const { container } = render(<PoliteAnnouncer />)
  const region = container.querySelector('[aria-live="polite"]')
  act(() => announce('이야기 목록'))
  const first = region?.textContent
  act(() => announce('이야기 목록'))
  expect(first).toBe('이야기 목록')
  expect(region?.textContent).not.toBe(first)
})

it('draws every pose of both mascots differently', () => {
  const drawings = (['do', 'ran'] as const).flatMap((name) =>
    (['wait', 'talk', 'cheer', 'sorry'] as const).map(
      (pose) => render(<Mascot name={name} pose={pose} />).container.innerHTML,
    ),
  )
  expect(new Set(drawings).size).toBe(8)
})

it('never draws the wordmark narrower than 56 px and keeps the dot as a ring in one colour', () => {
  const { container } = render(<Wordmark height={10} isMono />)
  expect(Number(container.querySelector('svg')?.getAttribute('width'))).toBeGreaterThanOrEqual(56)
  expect(container.querySelector('circle')?.getAttribute('fill')).toBe('none')
})

it('leads past the bars to the main part', () => {
  render(<SkipLink />)
  expect(screen.getByRole('link', { name: '본문으로 바로 가기' }).getAttribute('href')).toBe(
    '#main',
  )
})
