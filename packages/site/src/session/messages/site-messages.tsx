'use client'

import { Fragment, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createLayers } from './layers.js'
import { MessagesContext, type Messages } from './messages-context.js'

/** A page with its modals, login sheet and toasts. */
export function SiteMessages({ children }: { children: ReactNode }) {
  const [messages] = useState(createMessages)
  const { subscribe, getSnapshot } = messages.layers
  const shown = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  return (
    <MessagesContext value={messages}>
      {children}
      {shown.map(({ name, node }) => (
        <Fragment key={name}>{node}</Fragment>
      ))}
    </MessagesContext>
  )
}

function createMessages(): Messages {
  return { layers: createLayers(), toaster: makeOnce(), modals: makeOnce() }
}

function makeOnce<T>() {
  let made: T | undefined
  return (make: () => T): T => (made ??= make())
}
