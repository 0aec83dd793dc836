'use client'

import { useState } from 'react'
import type { ThemeDetail } from '@doran/contract'
import { routes, useRuntimeConfig } from '@doran/site'
import { Button } from '@doran/ui'

/** By the device's own sheet where it has one, else the address is copied. */
export function ShareTheme({ theme }: { theme: Pick<ThemeDetail, 'id' | 'title' | 'hook'> }) {
  const { publicOrigin } = useRuntimeConfig()
  const [said, setSaid] = useState('')
  const url = `${publicOrigin}${routes.theme.path({ id: theme.id })}`

  async function share() {
    setSaid('')
    const isSent = await send({ title: theme.title, text: theme.hook, url })
    if (!isSent) setSaid(`주소를 복사하지 못했어요. ${url}`)
    else if (isSent === 'copied') setSaid('주소를 복사했어요.')
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button kind="secondary" onClick={() => void share()}>
        친구에게 보내기
      </Button>
      <p role="status" className="text-sm text-text-2 empty:hidden">
        {said}
      </p>
    </div>
  )
}

/** False when the address could be neither shared nor copied. Closing the sheet is no failure. */
async function send(data: ShareData & { url: string }): Promise<'shared' | 'copied' | false> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  } catch {
    return false
  }
}
