'use client'

import { useSyncExternalStore } from 'react'
import { readLastWay, type SignInWay } from './sign-in-way'

const subscribe = () => () => undefined
const onServer = () => null

/** The way in that this browser's person took last; known in the browser alone. */
export function useLastWay(): SignInWay | null {
  return useSyncExternalStore(subscribe, readLastWay, onServer)
}
