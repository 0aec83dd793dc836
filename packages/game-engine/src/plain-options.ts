import type { PlayMode, PlayOptions } from '@doran/contract'

/** Of kinds that are dealt in one way alone: no sizes, and no day that everybody shares. */
export function plainOptions(
  _content: unknown,
  size: number | undefined,
  mode: PlayMode,
): PlayOptions | null {
  return size === undefined && mode !== 'daily' ? { size: null } : null
}
