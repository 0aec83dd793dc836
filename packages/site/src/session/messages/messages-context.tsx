'use client'

import { createContext, useContext, useEffect, type ReactNode } from 'react'
import type { Toaster } from '@doran/ui'
import type { Modals } from '@doran/ui/overlay'
import type { LayerName, Layers } from './layers.js'

type MakeOnce<T> = (make: () => T) => T

/** Modals, login sheet and toasts of a page. Each is made on first use, so that other pages do without its code. */
export type Messages = { layers: Layers; toaster: MakeOnce<Toaster>; modals: MakeOnce<Modals> }

export const MessagesContext = createContext<Messages | null>(null)

export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('messages need SiteRoot or SiteProviders above them')
  return messages
}

/** Adds a layer over the page once a component may need it. */
export function useLayer(name: LayerName, render: () => ReactNode): void {
  const { layers } = useMessages()
  useEffect(() => layers.add(name, render()))
}
