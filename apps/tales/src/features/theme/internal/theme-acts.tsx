'use client'

import type { ThemeCard } from '@doran/contract'
import { EngagementBar, FollowButton } from '@doran/engagement'
import { routes } from '@doran/site/core'
import { useLogThemeShare } from '../../../lib/use-log-theme-share'
import { ThemeMenu } from './theme-menu'

type ThemeActsProps = {
  theme: Pick<ThemeCard, 'id' | 'title' | 'hook'>
  /** The reader does not want to be shown it in lists. */
  isDismissed: boolean
}

/** What people do with a theme besides reading it. */
export function ThemeActs({ theme: { id, title, hook }, isDismissed }: ThemeActsProps) {
  const logShare = useLogThemeShare(id)
  const target = { type: 'theme', id } as const
  return (
    <EngagementBar
      target={target}
      share={{ title, text: hook, path: routes.theme.path({ id }) }}
      onShared={logShare}
    >
      <FollowButton target={target} name={title} />
      <ThemeMenu themeId={id} title={title} isDismissed={isDismissed} />
    </EngagementBar>
  )
}
