'use client'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../controls/icon-button.js'
import { MenuSheet } from '../overlay/menu-sheet.js'
import { preloadMenuSheet } from '../overlay/load-panels.js'

export type HeaderMenuProps = { children: ReactNode; extra?: ReactNode }

/** The menu button, up to 768 px inclusive, and the sheet it opens. */
export function HeaderMenu({ children, extra }: HeaderMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const wide = matchMedia('(width > 768px)')
    const close = () => setIsOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [isOpen])
  return (
    <>
      <IconButton
        icon="menu"
        label="메뉴"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-ml-2.5 md:hidden"
        onPointerEnter={preloadMenuSheet}
        onFocus={preloadMenuSheet}
        onClick={() => setIsOpen(true)}
      />
      <MenuSheet isOpen={isOpen} onOpenChange={setIsOpen} extra={extra}>
        {children}
      </MenuSheet>
    </>
  )
}
