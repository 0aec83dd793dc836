import type { Subscription } from '@doran/contract'

/** Unique among what a member follows. */
export function subscriptionId({ targetType, targetId }: Subscription): string {
  return `${targetType} ${targetId}`
}
