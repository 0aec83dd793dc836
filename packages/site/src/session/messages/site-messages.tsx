'use client'

import { Fragment, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createLayers } from './layers.js'
import { MessagesContext, type Messages } from './messages-context.js'

/** A page and what speaks up over it. */
export function SiteMessages({ children }: { children: ReactNode }) {
  const [messages] = useState(createMessages)
  const { subscribe, getSnapshot } = messages.layers
  const drawn = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  return (
    <MessagesContext value={messages}>
      {children}
      {drawn.map(({ name, node }) => (
        <Fragment key={name}>{node}</Fragment>
      ))}
    </MessagesContext>
  )
}

function createMessages(): Messages {
  return { layers: createLayers(), toaster: keepOne(), modals: keepOne() }
}

function keepOne<T>() {
  let kept: T | undefined
  return (make: () => T): T => (kept ??= make())
}
