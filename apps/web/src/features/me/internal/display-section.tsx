'use client'

import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { COOKIES, STORAGE_KEYS } from '@doran/contract/names'
import { readPace, readStreamVoice, usePageSettings } from '@doran/site'
import { Segmented } from '@doran/ui'
import { MotionSwitch, TextSizeSwitch, ThemeSwitch } from '@doran/ui/theme'

const PACES = [
  { value: 'calm', label: '천천히' },
  { value: 'normal', label: '보통' },
  { value: 'fast', label: '빠르게' },
  { value: 'instant', label: '한 번에' },
] as const
const VOICES = [
  { value: 'sentence', label: '한 문장씩' },
  { value: 'turn', label: '다 쓴 뒤' },
  { value: 'off', label: '읽지 않기' },
] as const

/** How this browser shows and tells; kept here and not in the account. */
export function DisplaySection() {
  const { theme, textSize, motion } = usePageSettings()
  const titleId = useId()
  const [pace, setPace] = useStored(STORAGE_KEYS.pace, readPace, 'normal')
  const [voice, setVoice] = useStored(STORAGE_KEYS.streamVoice, readStreamVoice, 'sentence')
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 px-1 text-sm font-semibold text-text-2">
        화면
      </h2>
      <div className="corner-card grid gap-x-10 gap-y-5 bg-surface-1 px-5 py-5 md:grid-cols-[repeat(2,minmax(0,max-content))]">
        <Labelled label="테마">
          <ThemeSwitch storageName={COOKIES.theme} initial={theme} />
        </Labelled>
        <Labelled label="글자 크기">
          <TextSizeSwitch storageName={COOKIES.textSize} initial={textSize} />
        </Labelled>
        <Labelled label="이야기 읽는 빠르기">
          <Segmented legend="이야기 읽는 빠르기" options={PACES} value={pace} onChange={setPace} />
        </Labelled>
        <Labelled label="화면 낭독 방식" hint="화면을 읽어 주는 도구를 쓸 때만 들려요.">
          <Segmented legend="화면 낭독 방식" options={VOICES} value={voice} onChange={setVoice} />
        </Labelled>
        <div className="md:col-span-2">
          <MotionSwitch storageName={COOKIES.motion} initial={motion} />
        </div>
      </div>
      <p className="mt-2 px-1 text-sm text-text-3">이 기기에만 적용돼요.</p>
    </section>
  )
}

function Labelled({
  label,
  hint,
  children,
}: {
  label: string
  hint?: string
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="mb-2 text-sm font-semibold text-text-2">
        {label}
      </p>
      <div className="scroll-row -m-1 p-1">{children}</div>
      {hint && <p className="mt-2 text-sm text-text-3">{hint}</p>}
    </div>
  )
}

const CHANGED = 'doran-stored-choice'

/** One of the choices in local storage, as the story's player keeps them. */
function useStored<T extends string>(
  key: string,
  read: () => T,
  usual: T,
): [T, (value: T) => void] {
  const value = useSyncExternalStore(subscribe, read, () => usual)
  const choose = (next: T) => {
    try {
      localStorage.setItem(key, next)
    } catch {
      // Storage is forbidden here: the story itself offers the choice while it is open.
    }
    dispatchEvent(new Event(CHANGED))
  }
  return [value, choose]
}

function subscribe(listener: () => void) {
  addEventListener(CHANGED, listener)
  return () => removeEventListener(CHANGED, listener)
}
