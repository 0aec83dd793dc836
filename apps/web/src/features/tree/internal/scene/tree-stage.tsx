import type { ReactNode, RefObject } from 'react'
import type { TreeGround, TreeLook } from '@doran/contract/limits'
import { groundPicture, lookPicture } from '../tree-pictures'

export type TreeStageProps = {
  look: TreeLook
  ground: TreeGround
  /** Over the picture of the tree, placed in percent of it. */
  children?: ReactNode
  stage?: RefObject<HTMLDivElement | null>
  /** How it is placed, with a height of its own. */
  className: string
}

/**
 * A tree on its ground, as large as the room allows. A ground's floor, at 83 % of its picture, lies at 93 % of the
 * stage, where the tree's foot stands.
 */
export function TreeStage({ look, ground, children, stage, className }: TreeStageProps) {
  return (
    <div
      ref={stage}
      className={`touch-pan-y overflow-clip bg-surface-2 [container-type:size] ${className}`}
    >
      <img
        src={groundPicture(ground)}
        alt=""
        className="absolute inset-x-0 top-0 h-[112%] w-full max-w-none object-cover object-[50%_83%]"
      />
      <div className="absolute bottom-[5%] left-1/2 aspect-4/5 w-[min(98cqw,73cqh)] -translate-x-1/2">
        <img src={lookPicture(look)} alt="" className="absolute inset-0 size-full" />
        {children}
      </div>
    </div>
  )
}
