import { useEffect, useState } from 'react'
import { Icon, buttonClass } from '@doran/ui'
import { CHOICES_ID } from './choice-list'

/** What of the window's end the foot covers, at least. */
const FOOT_PX = 64

/** While the choices lie below the window, one press brings them into sight. Covers none of the story. */
export function ChoiceJump({ count }: { count: number }) {
  const isBelow = useIsBelow(count > 0)
  if (!isBelow) return null
  return (
    <div className="gutter flex justify-center pt-2 short:hidden">
      <button
        type="button"
        onClick={goToChoices}
        className={buttonClass({ kind: 'secondary' }, 'gap-1.5 px-4 font-sans text-sm')}
      >
        선택지 {count}개 보기
        <Icon name="chevron" size={16} className="rotate-90" />
      </button>
    </div>
  )
}

function goToChoices() {
  const list = document.getElementById(CHOICES_ID)
  list?.scrollIntoView({ block: 'end', behavior: 'instant' })
  list?.querySelector('button')?.focus({ preventScroll: true })
}

function useIsBelow(isThere: boolean): boolean {
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    const list = document.getElementById(CHOICES_ID)
    if (!isThere || !list) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0)
      },
      { rootMargin: `0px 0px -${FOOT_PX}px` },
    )
    watch.observe(list)
    return () => {
      watch.disconnect()
      setIsBelow(false)
    }
  }, [isThere])
  return isThere && isBelow
}
