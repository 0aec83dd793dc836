'use client'

import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react'
import { useAtomValue } from 'jotai'
import { routes } from '../../core/routes.js'
import { ZoneLink } from '../../core/zone-link.js'
import { themeAtom } from '../../core/client-state.js'
import { InboxList } from './inbox-list.js'
import { inboxSettingsPath } from './inbox-settings-path.js'

export type InboxPanelProps = {
  /** Contains the bell and the panel; a press outside of it closes the panel. */
  box: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The newest notices below the bell. The page stays in reach: Esc, a press or the focus elsewhere closes it. */
export function InboxPanel({ box, onClose }: InboxPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const theme = useAtomValue(themeAtom)
  useLayoutEffect(() => panel.current?.focus(), [])
  useCloseFromOutside(box, onClose)
  return (
    // The bar may be dark on a light page; its panel belongs to the page.
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-theme={theme}
      className="corner-modal absolute top-full right-0 mt-2 flex max-h-[min(560px,calc(100dvh-5rem))] w-[400px] flex-col overflow-hidden border border-line bg-surface-1 text-text shadow-float outline-none"
    >
      <div className="flex shrink-0 items-center justify-between gap-3 px-5 pt-3">
        <h2 id={titleId} className="text-h3 font-extrabold">
          알림
        </h2>
        <div className="flex gap-4">
          <ZoneLink href={inboxSettingsPath()} onClick={onClose} className={PANEL_LINK}>
            설정
          </ZoneLink>
          <ZoneLink href={routes.notification.path()} onClick={onClose} className={PANEL_LINK}>
            모두 보기
          </ZoneLink>
        </div>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pb-3">
        <InboxList isShort level={3} />
      </div>
    </div>
  )
}

function useCloseFromOutside(box: RefObject<HTMLElement | null>, onClose: () => void) {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose()
    }
    const closeOnEsc = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      onClose()
      box.current?.querySelector('a')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEsc)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEsc)
    }
  }, [box, onClose])
}

const PANEL_LINK =
  'inline-flex min-h-11 items-center rounded-small text-sm font-semibold text-text-2 no-underline hover:text-text hover:underline'
