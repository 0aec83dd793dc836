'use client'

import type { MouseEvent } from 'react'
import { ZoneLink, type ZoneLinkProps } from '@doran/site/core'
import type { RenderLink } from '@doran/ui'
import { useRouter } from 'next/navigation'

/** For `renderLink`: the page it leads to takes the place of this one, so that Back does not come by it again. */
export const replaceLink: RenderLink = (props) => <ReplaceLink {...props} />

function ReplaceLink(props: ZoneLinkProps) {
  const router = useRouter()
  const press = (event: MouseEvent) => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event
    if (ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    router.replace(props.href)
  }
  return <ZoneLink {...props} onClick={press} />
}
