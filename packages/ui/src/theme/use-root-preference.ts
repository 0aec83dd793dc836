import { useCallback, useMemo, useSyncExternalStore } from 'react'
import {
  chooseRootPreference,
  type RootPreference,
  subscribeToRootPreference,
} from './root-preference.js'

/** `<html>` is the single truth at run time, so every switch of one preference agrees. */
export function useRootPreference<Value extends string>(
  attribute: RootPreference['attribute'],
  storageName: string,
  parse: (stored: string | null) => Value,
  serverValue: Value,
): [Value, (value: Value) => void] {
  const preference = useMemo(() => ({ attribute, storageName }), [attribute, storageName])
  const subscribe = useCallback(
    (listener: () => void) => subscribeToRootPreference(preference, listener),
    [preference],
  )
  const value = useSyncExternalStore(
    subscribe,
    () => parse(document.documentElement.getAttribute(attribute)),
    () => serverValue,
  )
  const choose = useCallback((next: Value) => chooseRootPreference(preference, next), [preference])
  return [value, choose]
}
