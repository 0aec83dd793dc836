'use client'

import { useSyncExternalStore } from 'react'
import { readLastMethod, type LoginMethod } from './login-method'

const subscribe = () => () => undefined
const onServer = () => null

/** The way in that this browser's person took last; known in the browser alone. */
export function useLastMethod(): LoginMethod | null {
  return useSyncExternalStore(subscribe, readLastMethod, onServer)
}
