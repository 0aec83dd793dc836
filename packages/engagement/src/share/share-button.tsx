'use client'

import type { ReactNode } from 'react'
import { useAct } from '@doran/site/session'
import { Button, type ButtonKind, type ButtonSize } from '@doran/ui'
import { ActIcon } from '../icons/act-icon.js'
import type { ShareWay } from './share-address.js'
import { useShare, type Shared } from './use-share.js'

export type ShareButtonProps = Shared & {
  /** Runs first, such as making a result public; where it fails nothing is shared. */
  onBeforeShare?: (() => Promise<void>) | undefined
  onShared?: ((way: ShareWay) => void) | undefined
  kind?: ButtonKind
  size?: ButtonSize
  className?: string
  children?: ReactNode
}

/** Passes on an address: by the device's own sheet where it has one, else copied. */
export function ShareButton({
  title,
  text,
  url,
  onBeforeShare,
  onShared,
  kind = 'secondary',
  size = 'medium',
  className,
  children = '공유하기',
}: ShareButtonProps) {
  const share = useShare()
  const { isBusy, run } = useAct()
  const press = async () => {
    await onBeforeShare?.()
    const way = await share({ title, text, url })
    if (way) onShared?.(way)
  }
  return (
    <Button
      kind={kind}
      size={size}
      isBusy={isBusy}
      onClick={() => void run(press)}
      {...(className !== undefined && { className })}
    >
      <ActIcon name="share" />
      {children}
    </Button>
  )
}
