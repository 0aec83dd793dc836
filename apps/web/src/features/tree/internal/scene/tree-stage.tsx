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

const GROUND = 'absolute top-0 h-[112%] max-w-none object-cover object-[50%_83%]'

const SIDES = [
  'right-[calc(50%+min(50cqw,50cqh))] [mask-image:linear-gradient(to_right,#000,transparent_55%)]',
  'left-[calc(50%+min(50cqw,50cqh))] [mask-image:linear-gradient(to_left,#000,transparent_55%)]',
] as const

/**
 * A tree on its ground, as large as the room allows. A ground's floor, at 83 % of its picture, lies at 93 % of the
 * stage, where the tree's foot stands. On wide screens the ground goes on to both sides, mirrored, and fades.
 */
export function TreeStage({ look, ground, children, stage, className }: TreeStageProps) {
  const source = groundPicture(ground)
  return (
    <div
      ref={stage}
      className={`touch-pan-y overflow-clip bg-surface-2 [container-type:size] ${className}`}
    >
      <img
        src={source}
        alt=""
        className={`${GROUND} left-1/2 w-full -translate-x-1/2 md:w-[min(100cqw,100cqh)]`}
      />
      {SIDES.map((side) => (
        <img
          key={side}
          src={source}
          alt=""
          className={`${GROUND} w-[100cqh] -scale-x-100 max-md:hidden ${side}`}
        />
      ))}
      <div className="absolute bottom-[5%] left-1/2 aspect-4/5 w-[min(98cqw,73cqh)] -translate-x-1/2">
        <img src={lookPicture(look)} alt="" className="absolute inset-0 size-full" />
        {children}
      </div>
    </div>
  )
}
