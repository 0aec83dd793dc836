import type { StoryProblem } from './problem.js'

/**
 * Does what the copy of a lost connection promises: resumes once when the browser is online again. Any other problem
 * promises nothing. An abort cancels it.
 */
export function whenOnline(problem: StoryProblem, signal: AbortSignal, resume: () => void): void {
  if (problem.code !== 'NETWORK' || signal.aborted) return
  window.addEventListener('online', resume, { once: true, signal })
}
