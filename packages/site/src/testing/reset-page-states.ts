import { afterEach } from 'vitest'
import { resetPageStates } from '../core/page-state.js'

// Test files share what their process has loaded: each test starts on a new page.
afterEach(resetPageStates)
