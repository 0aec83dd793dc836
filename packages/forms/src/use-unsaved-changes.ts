'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

type UnsavedChangesOptions = {
  hasChanges: boolean
  /** Asks whether the changes may be lost, such as by the page's confirm modal. */
  confirm: () => Promise<boolean>
}

export type UnsavedChanges = {
  /** Closes something, such as the form's sheet, once nothing is lost by it or the person agrees. */
  close: (close: () => void) => Promise<void>
}

/**
 * Asks before unsaved changes are lost: by a link of the page, by `close`, by the browser's Back where it has the
 * Navigation API, and in the browser's own words when the tab is closed or reloaded.
 */
export function useUnsavedChanges({ hasChanges, confirm }: UnsavedChangesOptions): UnsavedChanges {
  const mayLeave = useRef(false)
  const isAsking = useRef(false)

  const askBefore = async (act: () => void) => {
    if (isAsking.current) return
    isAsking.current = true
    try {
      if (await confirm()) act()
    } finally {
      isAsking.current = false
    }
  }
  const leave = useEffectEvent((go: () => void) => {
    void askBefore(() => {
      mayLeave.current = true
      go()
    })
  })

  useEffect(() => {
    if (!hasChanges) return
    mayLeave.current = false
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const link = mayLeave.current ? null : linkAway(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      leave(() => link.click())
    }
    const onNavigate = (event: NavigateEvent) => {
      if (mayLeave.current || event.navigationType !== 'traverse' || !event.cancelable) return
      event.preventDefault()
      const { key } = event.destination
      leave(() => void window.navigation.traverseTo(key))
    }
    const navigation = 'navigation' in window ? window.navigation : null
    window.addEventListener('beforeunload', onBeforeUnload)
    document.addEventListener('click', onClick, true)
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload)
      document.removeEventListener('click', onClick, true)
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [hasChanges])

  return {
    close: async (close) => {
      if (hasChanges) await askBefore(close)
      else close()
    },
  }
}

/** The pressed link, where it leads this tab away from the page. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  return withoutHash(link.href) === withoutHash(window.location.href) ? null : link
}

function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? ''
}
