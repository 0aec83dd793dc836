'use client'

import { useSyncExternalStore } from 'react'
import { useLazyComponent } from '../../core/use-lazy-component.js'
import { readFlashMessage } from './flash-message.js'

const loadFlashToast = () => import('./flash-toast.js').then((module) => module.FlashToast)

/** Shows the flash message of the page before; the toast's code is loaded only then. */
export function ShowFlashMessage() {
  const stored = useSyncExternalStore(neverChanges, readFlashMessage, () => null)
  const FlashToast = useLazyComponent(stored, loadFlashToast)
  return stored && FlashToast && <FlashToast stored={stored} />
}

const neverChanges = () => () => undefined
