import { configure } from '@testing-library/dom'
import { afterEach, vi } from 'vitest'
import { WAIT_MS } from './wait-ms.mjs'

configure({ asyncUtilTimeout: WAIT_MS })

// Files share one page: none leaves its timers or what it has stored to the next.
afterEach(() => {
  vi.useRealTimers()
  // A file may ask for Node instead of a page.
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})
