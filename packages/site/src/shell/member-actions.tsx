'use client'

import { useRef, useState, type MouseEvent } from 'react'
import { NARROW_MAX_WIDTH_PX } from '@doran/contract/specification'
import { Avatar } from '@doran/ui'
import { useMe } from '../session/member/use-me.js'
import { routes } from '../core/routes.js'
import { imageUrl } from '../core/runtime-config.js'
import { useRuntimeConfig } from '../core/runtime-config-context.js'
import { useLazyComponent } from '../core/use-lazy-component.js'
import { MemberLinks } from './member-links.js'
import { useFullPath } from '../core/use-full-path.js'

const loadInboxPanel = () => import('./inbox/inbox-panel.js').then((module) => module.InboxPanel)

export function MemberActions() {
  const { data: me } = useMe()
  const config = useRuntimeConfig()
  const path = useFullPath()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const InboxPanel = useLazyComponent(isOpen, loadInboxPanel)
  const hasPanel = path !== routes.notification.path()
  const toggle = (event: MouseEvent) => {
    if (!hasPanel || !isPlain(event) || !matchMedia(`(width > ${NARROW_MAX_WIDTH_PX}px)`).matches)
      return
    event.preventDefault()
    setIsOpen(!isOpen)
  }
  const key = me?.profile.profileImage
  return (
    <div ref={box} className="relative flex items-center">
      <MemberLinks
        unread={me?.unread.notification ?? 0}
        onBell={toggle}
        {...(hasPanel && { isPanelOpen: isOpen })}
        {...(me && {
          picture: (
            <Avatar
              size={32}
              src={key ? imageUrl(config, key) : null}
              name={me.nickName}
              frame={me.profile.frame}
            />
          ),
        })}
      />
      {isOpen && InboxPanel && <InboxPanel box={box} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** True for a press that follows the link here and now, not in another tab. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
