'use client'

import { ModalStack, createModals, type Modals } from '@doran/ui/overlay'
import { useLayer, useMessages } from './messages-context.js'

/** The page's modals, one on top of the other. */
export function useModals(): Modals {
  const modals = useMessages().modals(createModals)
  useLayer('modals', () => <ModalStack modals={modals} />)
  return modals
}
