'use client'

import type { ThemeCard } from '@doran/contract'
import { ShareButton } from '@doran/engagement'
import { routes, useRuntimeConfig } from '@doran/site/core'
import { useLogThemeShare } from './use-log-theme-share'

type ShareThemeProps = { theme: Pick<ThemeCard, 'id' | 'title'> }

/** Passes on the page of a theme, which is for everybody. */
export function ShareTheme({ theme: { id, title } }: ShareThemeProps) {
  const { publicOrigin } = useRuntimeConfig()
  const logShare = useLogThemeShare(id)
  return (
    <ShareButton
      title={title}
      url={`${publicOrigin}${routes.theme.path({ id })}`}
      onShared={logShare}
    />
  )
}
