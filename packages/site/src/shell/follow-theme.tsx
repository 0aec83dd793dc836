'use client'

import { useEffect } from 'react'
import { themeAttribute } from '@doran/ui/theme'
import { useSetAtom } from 'jotai'
import { themeAtom } from '../core/client-state.js'

export function FollowTheme() {
  const setTheme = useSetAtom(themeAtom)
  useEffect(() => {
    const root = document.documentElement
    const read = () => setTheme(themeAttribute(root.dataset['theme']))
    const observer = new MutationObserver(read)
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [setTheme])
  return null
}
