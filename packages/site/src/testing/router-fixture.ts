import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'

const stay = () => undefined

/** A router that leads nowhere. */
export function aRouter(over: Partial<AppRouterInstance> = {}): AppRouterInstance {
  return {
    back: stay,
    forward: stay,
    refresh: stay,
    push: stay,
    replace: stay,
    prefetch: stay,
    experimental_gesturePush: stay,
    bfcacheId: '0',
    ...over,
  }
}
