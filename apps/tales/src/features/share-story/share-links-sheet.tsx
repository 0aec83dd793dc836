'use client'

import { useLazyComponent } from '@doran/site/core'
import type { LinksShareProps } from './internal/links-share'

export type ShareLinksSheetProps = LinksShareProps

const load = () => import('./internal/links-share').then((module) => module.LinksShare)

/** The links of a story that stand, each to be passed on or withdrawn. */
export function ShareLinksSheet(props: ShareLinksSheetProps) {
  const LinksShare = useLazyComponent(props.isOpen, load)
  return LinksShare && <LinksShare {...props} />
}
