import type { TellingProblem } from './telling-problem.js'

/**
 * Keeps the promise of the copy for a broken line: calls once when the browser is back on the net. Any other
 * problem promises nothing. An abort takes it back.
 */
export function whenOnline(problem: TellingProblem, signal: AbortSignal, goOn: () => void): void {
  if (problem.code !== 'NETWORK' || signal.aborted) return
  window.addEventListener('online', goOn, { once: true, signal })
}
