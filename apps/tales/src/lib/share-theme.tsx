'use client'

import { useState } from 'react'
import type { ThemeCard } from '@doran/contract'
import { useEventLog, routes, useRuntimeConfig } from '@doran/site/core'
import { Button } from '@doran/ui'
import { shareAddress } from './share-address'

type ShareThemeProps = { theme: Pick<ThemeCard, 'id' | 'title'> & { hook?: string } }

/** Passes on the page of a theme, which is for everybody: by the device's own sheet where it has one, else copied. */
export function ShareTheme({ theme }: ShareThemeProps) {
  const { publicOrigin } = useRuntimeConfig()
  const log = useEventLog()
  const [said, setSaid] = useState('')
  const url = `${publicOrigin}${routes.theme.path({ id: theme.id })}`

  const logShare = (way: 'device' | 'copy') =>
    log.log({
      type: 'share',
      object: 'theme',
      object_name: theme.id,
      object_attributes: { way },
    })

  async function share() {
    setSaid('')
    const { title, hook } = theme
    try {
      const way = await shareAddress({ title, url, ...(hook !== undefined && { text: hook }) })
      logShare(way)
      if (way === 'copy') setSaid('주소를 복사했어요.')
    } catch {
      setSaid(`주소를 복사하지 못했어요. ${url}`)
    }
  }

  return (
    <>
      <Button kind="secondary" onClick={() => void share()}>
        공유하기
      </Button>
      <p role="status" className="order-last basis-full text-sm text-text-2 empty:hidden">
        {said}
      </p>
    </>
  )
}
