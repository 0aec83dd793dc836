'use client'

import type { BranchEnding } from '@doran/contract'
import { Button } from '@doran/ui'
import { useKeys } from '../frame/use-keys'
import { ChosenLine } from './chosen-line'
import { SceneText } from './scene-text'

type EndingScreenProps = {
  ending: Pick<BranchEnding, 'title' | 'text' | 'picture'>
  chosen: string | null
  onShowRecord: () => void
}

/** Where a story ends. It is read as long as one likes. */
export function EndingScreen({ ending, chosen, onShowRecord }: EndingScreenProps) {
  const { title, text, picture } = ending
  useKeys(({ key, repeat, target }) => {
    const isOnControl = target instanceof Element && target.closest('button, a') !== null
    if (key !== 'Enter' || repeat || isOnControl) return false
    onShowRecord()
    return true
  })
  return (
    <div className="mx-auto w-full max-w-story pt-4 pb-10 md:pt-8">
      {chosen !== null && <ChosenLine>{chosen}</ChosenLine>}
      <h1 className="mt-5 text-h2 font-extrabold md:text-h1">
        <span className="mb-1 block text-sm font-semibold tracking-normal text-ember">
          결말<span className="sr-only">: </span>
        </span>
        {title}
      </h1>
      <SceneText text={text} picture={picture} />
      <div className="safe-bottom mt-10 border-t border-line pt-6">
        <Button size="large" onClick={onShowRecord} className="max-sm:w-full">
          결말 기록 보기
        </Button>
        <p className="prose-ko mt-3 text-sm text-text-3">
          기록에서 지나온 길을 보고, 갈림길로 돌아가 다시 고를 수 있어요.
        </p>
      </div>
    </div>
  )
}
