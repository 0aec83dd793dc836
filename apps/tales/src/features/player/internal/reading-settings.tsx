import type { ReactNode } from 'react'
import { STORAGE_KEYS } from '@doran/contract/names'
import { PACES, STREAM_VOICES } from '@doran/site'
import { Button, Segmented } from '@doran/ui'
import { STORY_SIZE, type ReadingLook, type ReadingTheme } from '../reading-look'
import { useStoredChoice } from './use-stored-choice'

const PACE_OPTIONS = [
  { value: 'calm', label: '천천히' },
  { value: 'normal', label: '보통' },
  { value: 'fast', label: '빠르게' },
  { value: 'instant', label: '한 번에' },
] as const
const THEME_OPTIONS = [
  { value: 'night', label: '밤' },
  { value: 'hanji', label: '한지' },
  { value: 'ink', label: '먹' },
] as const
const VOICE_OPTIONS = [
  { value: 'sentence', label: '한 문장씩' },
  { value: 'turn', label: '다 쓴 뒤' },
  { value: 'off', label: '읽지 않기' },
] as const

type ReadingSettingsProps = { look: ReadingLook; onLook: (look: ReadingLook) => void }

export function ReadingSettings({ look, onLook }: ReadingSettingsProps) {
  const [pace, setPace] = useStoredChoice(STORAGE_KEYS.pace, PACES, 'normal')
  const [voice, setVoice] = useStoredChoice(STORAGE_KEYS.streamVoice, STREAM_VOICES, 'sentence')
  return (
    <div className="flex flex-col gap-6">
      <Row label="글자 크기">
        <SizeStepper size={look.size} onSize={(size) => onLook({ ...look, size })} />
      </Row>
      <Row label="읽는 빠르기">
        <Segmented legend="읽는 빠르기" options={PACE_OPTIONS} value={pace} onChange={setPace} />
      </Row>
      <Row label="읽기 테마">
        <Segmented
          legend="읽기 테마"
          options={THEME_OPTIONS}
          value={look.theme ?? siteTheme()}
          onChange={(theme) => onLook({ ...look, theme })}
        />
      </Row>
      <Row label="화면 낭독 방식" hint="화면을 읽어 주는 도구를 쓸 때만 들려요.">
        <Segmented
          legend="화면 낭독 방식"
          options={VOICE_OPTIONS}
          value={voice}
          onChange={setVoice}
        />
      </Row>
    </div>
  )
}

function Row({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-2 text-sm font-semibold text-text-2">
        {label}
      </p>
      <div className="scroll-row -m-1 p-1">{children}</div>
      {hint && <p className="mt-2 text-sm text-text-3">{hint}</p>}
    </div>
  )
}

function SizeStepper({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  return (
    <div role="group" aria-label="글자 크기" className="flex items-center gap-3">
      <Button
        kind="secondary"
        aria-label="글자 작게"
        disabled={size <= STORY_SIZE.min}
        onClick={() => onSize(size - 1)}
      >
        가−
      </Button>
      <output className="min-w-8 text-center tabular-nums">{size}</output>
      <Button
        kind="secondary"
        aria-label="글자 크게"
        disabled={size >= STORY_SIZE.max}
        onClick={() => onSize(size + 1)}
      >
        가+
      </Button>
    </div>
  )
}

function siteTheme(): ReadingTheme {
  return getComputedStyle(document.documentElement).colorScheme === 'light' ? 'hanji' : 'night'
}
