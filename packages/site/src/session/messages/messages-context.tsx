'use client'

import { createContext, useContext, useEffect, type ReactNode } from 'react'
import type { Toaster } from '@doran/ui'
import type { Modals } from '@doran/ui/overlay'
import type { LayerName, Layers } from './layers.js'

type KeepOne<T> = (make: () => T) => T

/** What speaks up over a page. Each is made by the first who asks, so that other pages do without its code. */
export type Messages = { layers: Layers; toaster: KeepOne<Toaster>; modals: KeepOne<Modals> }

export const MessagesContext = createContext<Messages | null>(null)

export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('messages need SiteRoot or SiteProviders above them')
  return messages
}

/** Draws a layer over the page once somebody may need it. */
export function useLayer(name: LayerName, render: () => ReactNode): void {
  const { layers } = useMessages()
  useEffect(() => layers.draw(name, render()))
}
