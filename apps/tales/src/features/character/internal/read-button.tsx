'use client'

import { Button } from '@doran/ui'
import { useStoryStart } from '../../../lib/use-story-start'

/** Begins the story in which somebody is met. */
export function ReadButton({ themeId }: { themeId: string }) {
  const { start, starting, problem } = useStoryStart(themeId)
  return (
    <>
      <Button isBusy={starting !== null} onClick={() => void start()}>
        이 이야기 읽기
      </Button>
      <p role="alert" className="order-last w-full text-sm text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}
