import { resetPageStates } from '@doran/site/testing'
import { afterEach } from 'vitest'

// Test files share what their process has loaded: each test starts on a new page.
afterEach(resetPageStates)
