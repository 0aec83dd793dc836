'use client'

import { useLazyComponent } from '@doran/site/core'
import type { SceneShareProps } from './internal/scene-share'

export type ShareSceneSheetProps = SceneShareProps

const load = () => import('./internal/scene-share').then((module) => module.SceneShare)

/** Makes a link to a scene, or to some that end with it; visitors are asked to sign in. */
export function ShareSceneSheet(props: ShareSceneSheetProps) {
  const SceneShare = useLazyComponent(props.isOpen, load)
  return SceneShare && <SceneShare {...props} />
}
