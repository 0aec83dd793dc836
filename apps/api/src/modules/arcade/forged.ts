import type { Unranked } from '@doran/contract'

/** Why nobody can have played a game so: it adds to no number, and is no record. */
export const FORGED = ['too_fast', 'clock'] as const satisfies readonly Unranked[]

export function isForged(unranked: Unranked | null): boolean {
  return FORGED.some((fault) => fault === unranked)
}
