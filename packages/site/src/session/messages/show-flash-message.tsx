'use client'

import { useSyncExternalStore } from 'react'
import { useLazyComponent } from '../../core/use-lazy-component.js'
import { readFlashMessage } from './flash-message.js'

const loadFlashToast = () => import('./flash-toast.js').then((module) => module.FlashToast)

/** Says what the page before this one left to say; what draws it is fetched only then. */
export function ShowFlashMessage() {
  const word = useSyncExternalStore(neverChanges, readFlashMessage, () => null)
  const FlashToast = useLazyComponent(word, loadFlashToast)
  return word && FlashToast && <FlashToast message={word} />
}

const neverChanges = () => () => undefined
