import type { PsytestResult } from '@doran/contract'

/** A result that was nearly reached, and how it and one's own stand; the two add up to 100. */
export type Near = { result: PsytestResult; ownPercent: number; nearPercent: number }

export function nearWith(result: PsytestResult, ownPercent: number): Near {
  return { result, ownPercent, nearPercent: 100 - ownPercent }
}
