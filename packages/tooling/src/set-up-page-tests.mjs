import { configure } from '@testing-library/dom'
import { afterAll, afterEach, vi } from 'vitest'
import { WAIT_MS } from './wait-ms.mjs'
import { watchLeftovers } from './watch-leftovers.mjs'

configure({ asyncUtilTimeout: WAIT_MS })

const leftovers = watchLeftovers()

// Files share one page: none leaves its timers or what it has stored to the next.
afterEach(() => {
  vi.useRealTimers()
  // A file may ask for Node instead of a page.
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})

afterAll(() => {
  const left = leftovers()
  if (left.length > 0) throw new Error(`this file leaves to the next one:\n${left.join('\n')}`)
})
