'use client'

import { useLazyComponent } from '@doran/site/core'
import type { EndingShareProps } from './internal/ending-share'

export type ShareEndingSheetProps = EndingShareProps

const load = () => import('./internal/ending-share').then((module) => module.EndingShare)

/** Makes a link to the ending where a story stands, and its card as a picture; visitors are asked to sign in. */
export function ShareEndingSheet(props: ShareEndingSheetProps) {
  const EndingShare = useLazyComponent(props.isOpen, load)
  return EndingShare && <EndingShare {...props} />
}
