import { forgetTabDrafts } from './forget-drafts.js'

/** The page is another person's than this browser's by now: nothing of it stays, what was typed in it neither. */
export function drawAnew(): void {
  forgetTabDrafts()
  window.location.reload()
}
