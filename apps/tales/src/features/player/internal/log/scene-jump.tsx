import { useEffect, useState } from 'react'
import { Icon, buttonClass } from '@doran/ui'
import { CHOICES_ID } from './choice-list'

/** What of the window's end the foot covers, at least. */
const FOOT_PX = 64

/** A new scene is scrolled to by itself; the foot would grow and shrink again under a finger. */
const SHOWN_AFTER_MS = 400

type SceneJumpProps = {
  /** The element of the newest scene, or of the one that is being written. */
  sceneId: string | null
  choiceCount: number
}

/** While the newest scene or its choices lie below the window, one press brings them into sight. */
export function SceneJump({ sceneId, choiceCount }: SceneJumpProps) {
  const isSceneBelow = useIsBelow(sceneId)
  const areChoicesBelow = useIsBelow(choiceCount > 0 ? CHOICES_ID : null)
  if (!isSceneBelow && !areChoicesBelow) return null
  return (
    <div className="gutter flex justify-center pt-2 short:hidden">
      <button
        type="button"
        onClick={() => (isSceneBelow ? goToScene(sceneId) : goToChoices())}
        className={buttonClass({ kind: 'secondary' }, 'gap-1.5 px-4 font-sans text-sm')}
      >
        {isSceneBelow ? '다음 장면으로' : `선택지 ${choiceCount}개 보기`}
        <Icon name="chevron" size={16} className="rotate-90" />
      </button>
    </div>
  )
}

function goToScene(id: string | null) {
  const scene = id === null ? null : document.getElementById(id)
  scene?.scrollIntoView({ block: 'start', behavior: 'instant' })
  scene?.focus({ preventScroll: true })
}

function goToChoices() {
  const list = document.getElementById(CHOICES_ID)
  list?.scrollIntoView({ block: 'end', behavior: 'instant' })
  list?.querySelector('button')?.focus({ preventScroll: true })
}

function useIsBelow(id: string | null): boolean {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id)
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        clearTimeout(timer)
        if (entry.isIntersecting || entry.boundingClientRect.top <= 0) setIsBelow(false)
        else timer = setTimeout(() => setIsBelow(true), SHOWN_AFTER_MS)
      },
      { rootMargin: `0px 0px -${FOOT_PX}px` },
    )
    watch.observe(element)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
      setIsBelow(false)
    }
  }, [id])
  return id !== null && isBelow
}
