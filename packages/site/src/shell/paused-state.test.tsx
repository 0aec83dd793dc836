import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PausedState } from './paused-state.js'

afterEach(cleanup)

it('says when to come back, and opens the same address again', () => {
  render(<PausedState seconds={41} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('기다려야 해요')
  expect(document.body.textContent).toContain('41초 뒤에')
  expect(screen.getByText('다시 시도').getAttribute('href')).toBe('')
})
