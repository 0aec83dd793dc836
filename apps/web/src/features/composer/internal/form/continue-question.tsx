'use client'

import { Button } from '@doran/ui'
import type { WrittenPost } from './written-post'

type ContinueQuestionProps = {
  found: WrittenPost
  isEdit: boolean
  onContinue: () => void
  onAnew: () => void
}

/** Asked where something was written before and not posted. */
export function ContinueQuestion({ found, isEdit, onContinue, onAnew }: ContinueQuestionProps) {
  const title = found.title.trim()
  return (
    <section aria-labelledby="continue" className="corner-card bg-surface-1 p-6">
      <h2 id="continue" className="text-h3 font-extrabold">
        이어서 쓸까요?
      </h2>
      <p className="prose-ko mt-2 text-text-2">
        {title === '' ? '쓰다가 둔 글이 있어요.' : `쓰다가 둔 글이 있어요: ${title}`}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onContinue}>이어서 쓰기</Button>
        <Button kind="secondary" onClick={onAnew}>
          {isEdit ? '올린 글부터 수정' : '새로 쓰기'}
        </Button>
      </div>
    </section>
  )
}
