'use client'

import { AreaBar, type AreaBarProps } from '@doran/ui'
import { TALES_PATH } from '@doran/contract/names'
import { isHeaderHidden } from '../routing/is-header-hidden.js'
import { routes } from '../routing/routes.js'
import { useRuntimeConfig } from '../state/runtime-config-context.js'
import { SiteActions } from './site-actions.js'
import { renderZoneLink } from './render-zone-link.js'
import { useFullPath } from './use-full-path.js'

export type SiteAreaBarProps = Pick<AreaBarProps, 'back' | 'actions' | 'isOverHero'> & {
  /** Else the name of the site's area: 도란, or 이야기 below the tales. */
  area?: AreaBarProps['area']
}

/** The bar of pages that hide the generic header; nothing where that one shows. */
export function SiteAreaBar({ area, ...rest }: SiteAreaBarProps) {
  const { basePath } = useRuntimeConfig()
  if (!isHeaderHidden(useFullPath())) return null
  return (
    <AreaBar
      area={area ?? areaOf(basePath)}
      renderLink={renderZoneLink}
      renderHomeLink={renderZoneLink}
      end={<SiteActions />}
      {...rest}
    />
  )
}

function areaOf(basePath: string): AreaBarProps['area'] {
  return basePath === TALES_PATH
    ? { name: '이야기', href: routes.tales.path() }
    : { name: '도란', href: routes.home.path() }
}
